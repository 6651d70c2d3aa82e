/**
 * Lengths that differ by no more than this count as the same: a thousandth of the unit, a fortieth of a
 * millimetre in a game played in inches.
 *
 * Doubles can't hold most lengths exactly, and bases set 6" apart would often measure as a little more.
 * Every comparison of lengths in the library goes through this one figure.
 *
 * @since 0.1.0
 * @example
 * ```ts
 * import { TOLERANCE } from 'wargame-rules';
 *
 * TOLERANCE; // => 0.001
 * ```
 */
export const TOLERANCE = 0.001;
