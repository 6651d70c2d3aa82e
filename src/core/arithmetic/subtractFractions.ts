import type { Fraction, Rational } from './rational';
import { reduce } from './reduce';
import { requireRational } from './requireRational';

/**
 * Subtracts one fraction or whole number from another, exactly.
 *
 * @param first - a whole number or a fraction
 * @param second - what is taken away from it: a whole number or a fraction
 * @returns the difference in lowest terms
 * @throws {@link WargameError} `arithmetic/too-large` when the difference needs numbers beyond 2^53 - 1;
 *   `argument/…` for what is neither a whole number nor a fraction
 * @since 0.1.0
 * @example
 * ```ts
 * import { fraction, subtractFractions } from 'wargame-rules';
 *
 * subtractFractions(1, fraction(1, 6)); // => { numerator: 5, denominator: 6 }
 * ```
 */
export function subtractFractions(first: Rational, second: Rational): Fraction {
  const one = requireRational(first, 'first');
  const other = requireRational(second, 'second');
  return reduce(one.above * other.below - other.above * one.below, one.below * other.below);
}
