import { requireNumber } from './requireNumber';
import { TOLERANCE } from './tolerance';

/**
 * Tells whether two lengths are the same, as closely as the game can measure: see {@link TOLERANCE}.
 *
 * @param length - one length, in the unit of the game
 * @param other - the other, in the same unit
 * @returns whether they differ by no more than the tolerance
 * @throws {@link WargameError} `geometry/not-finite` or `geometry/too-far`, naming the argument
 * @since 0.1.0
 * @example
 * ```ts
 * import { sameLength } from 'wargame-rules';
 *
 * sameLength(16.1 - 15, 15 - 13.9); // => true
 * sameLength(1.1, 1.11); // => false
 * ```
 */
export function sameLength(length: number, other: number): boolean {
  return Math.abs(requireNumber(length, 'length') - requireNumber(other, 'other')) <= TOLERANCE;
}
