import { requireNumber } from './requireNumber';
import { TOLERANCE } from './tolerance';

/**
 * Tells whether a length is no more than a limit, lengths within {@link TOLERANCE} being the same.
 *
 * For "more than 9 inches away" ask `!atMost(distance, 9)`.
 *
 * @param length - what was measured, in the unit of the game
 * @param limit - the most that is allowed, in the same unit
 * @returns whether the length is at most the limit
 * @throws {@link WargameError} `geometry/not-finite` or `geometry/too-far`, naming the argument
 * @since 0.1.0
 * @example
 * ```ts
 * import { atMost } from 'wargame-rules';
 *
 * const moved = 0.7 + 0.7 + 0.7 + 0.7 + 0.7 + 0.7 + 0.7 + 0.7 + 0.4;
 * moved; // => 6.000000000000001
 * atMost(moved, 6); // => true
 * atMost(6.01, 6); // => false
 * ```
 */
export function atMost(length: number, limit: number): boolean {
  return requireNumber(length, 'length') - requireNumber(limit, 'limit') <= TOLERANCE;
}
