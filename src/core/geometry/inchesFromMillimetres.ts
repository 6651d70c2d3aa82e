import { requireLength } from './requireNumber';

/**
 * Turns millimetres, in which bases are sold, into inches, in which most games measure.
 *
 * @param millimetres - a length of 0 or more
 * @returns the same length in inches of 25.4 mm
 * @throws {@link WargameError} `geometry/not-finite`, `geometry/too-far` or `geometry/negative-length`
 * @since 0.1.0
 * @example
 * ```ts
 * import { inchesFromMillimetres, type OvalBase } from 'wargame-rules';
 *
 * const bike: OvalBase = {
 *   shape: 'oval',
 *   length: inchesFromMillimetres(75),
 *   width: inchesFromMillimetres(42),
 * };
 * bike.length; // => 2.952755905511811
 * inchesFromMillimetres(25.4); // => 1
 * ```
 */
export function inchesFromMillimetres(millimetres: number): number {
  return requireLength(millimetres, 'millimetres') / 25.4;
}
