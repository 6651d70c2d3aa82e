import { requireWholeNumber } from '../errors/requireWholeNumber';
import type { Rational } from './rational';
import { requireRational } from './requireRational';

/** More than anybody reads, and far below where the text takes long to make. */
const MOST_DECIMALS = 100;

/**
 * A chance, a fraction or a whole number as a percentage for people, rounded once from the exact value: a half goes
 * away from 0.
 *
 * @param value - a chance, a fraction, or a whole number; 1 is 100%
 * @param decimals - how many digits stand after the point: 0 to 100, 2 unless told
 * @returns the text
 * @throws {@link WargameError} `argument/…` for what is neither a whole number nor a fraction, and for decimals that
 *   can't be
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, odds, percentText, probability } from 'wargame-rules';
 *
 * const passes = probability(odds((dice) => d6(dice)), (face) => face > 2);
 * percentText(passes); // => '66.67%'
 * percentText(passes, 0); // => '67%'
 * ```
 */
export function percentText(value: Rational, decimals: number = 2): string {
  const { above, below } = requireRational(value, 'value');
  const places = requireWholeNumber(decimals, 'decimals', 0, MOST_DECIMALS);
  const size = (above < 0n ? -above : above) * 100n * 10n ** BigInt(places);
  const rounded = (2n * size + below) / (2n * below);
  const sign = above < 0n && rounded > 0n ? '-' : '';
  const digits = `${rounded}`.padStart(places + 1, '0');
  const point = digits.length - places;
  return `${sign}${digits.slice(0, point)}${places > 0 ? '.' : ''}${digits.slice(point)}%`;
}
