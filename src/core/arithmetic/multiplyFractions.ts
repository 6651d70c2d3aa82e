import type { Fraction, Rational } from './rational';
import { reduce } from './reduce';
import { requireRational } from './requireRational';

/**
 * Multiplies two fractions or whole numbers, exactly. Steps chain without rounding in between;
 * {@link roundFraction} ends the chain.
 *
 * @param first - a whole number or a fraction
 * @param second - a whole number or a fraction
 * @returns the product in lowest terms
 * @throws {@link WargameError} `arithmetic/too-large` when the product needs numbers beyond 2^53 - 1;
 *   `argument/…` for what is neither a whole number nor a fraction
 * @since 0.1.0
 * @example
 * ```ts
 * import { divideFractions, multiplyFractions, roundFraction } from 'wargame-rules';
 *
 * roundFraction(multiplyFractions(divideFractions(5, 2), 3), 'up'); // => 8
 * ```
 */
export function multiplyFractions(first: Rational, second: Rational): Fraction {
  const one = requireRational(first, 'first');
  const other = requireRational(second, 'second');
  return reduce(one.above * other.above, one.below * other.below);
}
