import type { Fraction } from './rational';
import { reduce } from './reduce';
import { requireDivisor, requireSigned } from './refusals';

/**
 * Makes a fraction in lowest terms.
 *
 * @param numerator - a whole number
 * @param denominator - a whole number, not 0; a negative one moves its sign to the numerator
 * @returns the fraction
 * @throws {@link WargameError} `arithmetic/division-by-zero`; `argument/not-a-whole-number`
 * @since 0.1.0
 * @example
 * ```ts
 * import { fraction } from 'wargame-rules';
 *
 * fraction(6, 8); // => { numerator: 3, denominator: 4 }
 * fraction(1, -2); // => { numerator: -1, denominator: 2 }
 * ```
 */
export function fraction(numerator: number, denominator: number): Fraction {
  const above = requireSigned(numerator, 'numerator');
  const below = requireDivisor(requireSigned(denominator, 'denominator'), 'denominator');
  return reduce(BigInt(above), BigInt(below));
}
