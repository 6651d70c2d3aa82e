import type { Rational } from './rational';
import { requireRational } from './requireRational';
import type { Rounding } from './rounding';
import { roundRatio } from './roundRatio';

/**
 * Rounds a fraction to a whole number: once, at the end of a chain of exact steps.
 *
 * @param value - a whole number, which stays as it is, or a fraction
 * @param rounding - `up` towards positive infinity, `down` towards negative infinity
 * @returns a whole number, never -0
 * @throws {@link WargameError} `arithmetic/too-large` when the whole number is beyond 2^53 - 1;
 *   `argument/unknown-value` for another way of rounding; `argument/…` for what is neither a whole number nor a
 *   fraction
 * @since 0.1.0
 * @example
 * ```ts
 * import { addFractions, divideFractions, roundFraction, subtractFractions } from 'wargame-rules';
 *
 * // Halve it, add 1, take away 1: 2.5, and only now rounded.
 * roundFraction(subtractFractions(addFractions(divideFractions(5, 2), 1), 1), 'up'); // => 3
 * ```
 */
export function roundFraction(value: Rational, rounding: Rounding): number {
  return roundRatio(requireRational(value, 'value'), rounding);
}
