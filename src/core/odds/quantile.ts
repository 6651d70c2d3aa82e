import { requireWholeNumber } from '../errors/requireWholeNumber';
import { WargameError } from '../errors/wargameError';
import type { Odds } from './distribution';
import type { OddsErrorCode } from './oddsErrorCode';
import { requireOdds } from './requireOdds';

/**
 * The lowest result that is not passed in at least a percentage of cases: at 50 the median. Unresolved parts
 * are left out.
 *
 * @param odds - the distribution
 * @param percentage - a whole number from 0 to 100
 * @returns the result
 * @throws {@link WargameError} `argument/out-of-range` for another percentage; `odds/impossible` when nothing is
 *   resolved
 * @since 0.1.0
 * @example
 * ```ts
 * import { odds, quantile, sumDice } from 'wargame-rules';
 *
 * const twoDice = odds((dice) => sumDice({ count: 2, sides: 6 }, dice));
 * quantile(twoDice, 50); // => 7
 * quantile(twoDice, 100); // => 12
 * ```
 */
export function quantile(odds: Odds<number>, percentage: number): number {
  requireOdds(odds);
  const wanted =
    BigInt(requireWholeNumber(percentage, 'percentage', 0, 100)) * (odds.total - odds.unresolved);
  let passed = 0n;
  for (const { value, weight } of odds.outcomes) {
    passed += weight;
    if (passed * 100n >= wanted) return value;
  }
  throw new WargameError<OddsErrorCode>({ code: 'odds/impossible', message: 'there is no result' });
}
