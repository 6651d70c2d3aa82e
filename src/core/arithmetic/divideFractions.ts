import type { Fraction, Rational } from './rational';
import { reduce } from './reduce';
import { requireDivisor } from './refusals';
import { requireRational } from './requireRational';

/**
 * Divides one fraction or whole number by another, exactly and without rounding.
 *
 * @param first - a whole number or a fraction
 * @param second - what it is divided by: a whole number or a fraction, not 0
 * @returns the quotient in lowest terms
 * @throws {@link WargameError} `arithmetic/division-by-zero`; `arithmetic/too-large` when the quotient needs
 *   numbers beyond 2^53 - 1; `argument/…` for what is neither a whole number nor a fraction
 * @since 0.1.0
 * @example
 * ```ts
 * import { divideFractions } from 'wargame-rules';
 *
 * divideFractions(5, 2); // => { numerator: 5, denominator: 2 }
 * ```
 */
export function divideFractions(first: Rational, second: Rational): Fraction {
  const one = requireRational(first, 'first');
  const other = requireRational(second, 'second');
  requireDivisor(other.above, 'second');
  return reduce(one.above * other.below, one.below * other.above);
}
