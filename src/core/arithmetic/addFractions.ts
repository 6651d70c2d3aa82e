import type { Fraction, Rational } from './rational';
import { reduce } from './reduce';
import { requireRational } from './requireRational';

/**
 * Adds two fractions or whole numbers, exactly.
 *
 * @param first - a whole number or a fraction
 * @param second - a whole number or a fraction
 * @returns the sum in lowest terms
 * @throws {@link WargameError} `arithmetic/too-large` when the sum needs numbers beyond 2^53 - 1;
 *   `argument/…` for what is neither a whole number nor a fraction
 * @since 0.1.0
 * @example
 * ```ts
 * import { addFractions, fraction } from 'wargame-rules';
 *
 * addFractions(fraction(5, 2), 1); // => { numerator: 7, denominator: 2 }
 * ```
 */
export function addFractions(first: Rational, second: Rational): Fraction {
  const one = requireRational(first, 'first');
  const other = requireRational(second, 'second');
  return reduce(one.above * other.below + other.above * one.below, one.below * other.below);
}
