import type { Fraction, Rational } from './rational';
import { reduce } from './reduce';
import { requireRational } from './requireRational';

/**
 * Makes a fraction of plain numbers, such as JSON holds, of a chance or a mean: exactly, or not at all.
 *
 * @param value - a chance or a mean, a fraction in any terms, or a whole number
 * @returns the same value in lowest terms
 * @throws {@link WargameError} `arithmetic/too-large` when it needs numbers beyond 2^53 - 1: {@link toNumber} comes
 *   nearest then; `argument/…` for what is neither a whole number nor a fraction
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, odds, probability, toFraction } from 'wargame-rules';
 *
 * toFraction(probability(odds((dice) => d6(dice)), (face) => face > 2)); // => { numerator: 2, denominator: 3 }
 * ```
 */
export function toFraction(value: Rational): Fraction {
  const { above, below } = requireRational(value, 'value');
  return reduce(above, below);
}
