import { requireNumber } from './requireNumber';
import { TOLERANCE } from './tolerance';

/**
 * Tells whether a length is no less than a limit, lengths within {@link TOLERANCE} being the same.
 *
 * For "less than 12 inches" ask `!atLeast(length, 12)`.
 *
 * @param length - what was measured, in the unit of the game
 * @param limit - the least that is needed, in the same unit
 * @returns whether the length is at least the limit
 * @throws {@link WargameError} `geometry/not-finite` or `geometry/too-far`, naming the argument
 * @since 0.1.0
 * @example
 * ```ts
 * import { atLeast } from 'wargame-rules';
 *
 * atLeast(8.9999999, 9); // => true
 * atLeast(8.99, 9); // => false
 * ```
 */
export function atLeast(length: number, limit: number): boolean {
  return requireNumber(limit, 'limit') - requireNumber(length, 'length') <= TOLERANCE;
}
