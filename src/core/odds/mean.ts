import type { Probability } from '../arithmetic/rational';
import { WargameError } from '../errors/wargameError';
import type { Odds } from './distribution';
import type { OddsErrorCode } from './oddsErrorCode';
import { ratio } from './ratio';
import { requireOdds } from './requireOdds';

/**
 * The mean of a distribution of whole numbers, as an exact fraction. Unresolved parts are left out.
 *
 * @param odds - the distribution; map other results to whole numbers first
 * @returns the mean in lowest terms
 * @throws RangeError for results that are no whole numbers; {@link WargameError} `odds/impossible` where nothing is
 *   resolved
 * @since 0.1.0
 * @example
 * ```ts
 * import { mean, odds, sumDice } from 'wargame-rules';
 *
 * mean(odds((dice) => sumDice({ count: 3, sides: 6 }, dice))); // => { numerator: 21n, denominator: 2n }
 * ```
 */
export function mean(odds: Odds<number>): Probability {
  requireOdds(odds);
  let sum = 0n;
  for (const { value, weight } of odds.outcomes) sum += BigInt(value) * weight;
  const resolved = odds.total - odds.unresolved;
  if (resolved === 0n) {
    throw new WargameError<OddsErrorCode>({ code: 'odds/impossible', message: 'there is no result' });
  }
  return ratio(sum, resolved);
}
