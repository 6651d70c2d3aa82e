import { requireDivisor, requireRounding, requireSigned } from './refusals';
import type { Rounding } from './rounding';

/**
 * Divides one whole number by another and rounds the quotient, exactly. With `up` it is the "divide by ten,
 * rounding up" of a scoring rule, with `down` the ratio of a combat table; it also splits a unit's points
 * over its parts, each rounded alike.
 *
 * @param numerator - what is divided: a whole number, negative ones included
 * @param denominator - what it is divided by: a whole number, not 0
 * @param rounding - `up` towards positive infinity, `down` towards negative infinity
 * @returns the quotient as a whole number, never -0
 * @throws {@link WargameError} `arithmetic/division-by-zero`; `argument/not-a-whole-number`;
 *   `argument/unknown-value` for another way of rounding
 * @since 0.1.0
 * @example
 * ```ts
 * import { divide } from 'wargame-rules';
 *
 * divide(11, 3, 'up'); // => 4
 * divide(11, 3, 'down'); // => 3
 * divide(-5, 2, 'up'); // => -2
 * ```
 */
export function divide(numerator: number, denominator: number, rounding: Rounding): number {
  const dividend = requireSigned(numerator, 'numerator');
  const divisor = requireDivisor(requireSigned(denominator, 'denominator'), 'denominator');
  const up = requireRounding(rounding) === 'up';
  // The remainder of two doubles is exact, and so is the division of what is left: it comes out whole.
  const remainder = dividend % divisor;
  const towardsZero = (dividend - remainder) / divisor;
  if (remainder === 0) return towardsZero + 0;
  const positive = remainder > 0 === divisor > 0;
  if (up) return (positive ? towardsZero + 1 : towardsZero) + 0;
  return (positive ? towardsZero : towardsZero - 1) + 0;
}
