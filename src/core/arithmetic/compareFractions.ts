import type { Rational } from './rational';
import { compareRatios, requireRational } from './requireRational';

/**
 * Compares two fractions or whole numbers, exactly.
 *
 * @param first - a whole number or a fraction
 * @param second - a whole number or a fraction
 * @returns -1 when the first is less, 0 when they are equal, 1 when it is more
 * @throws {@link WargameError} `argument/…` for what is neither a whole number nor a fraction
 * @since 0.1.0
 * @example
 * ```ts
 * import { compareFractions, fraction } from 'wargame-rules';
 *
 * compareFractions(fraction(1, 3), fraction(2, 6)); // => 0
 * compareFractions(fraction(7, 2), 3); // => 1
 * ```
 */
export function compareFractions(first: Rational, second: Rational): -1 | 0 | 1 {
  return compareRatios(requireRational(first, 'first'), requireRational(second, 'second'));
}
