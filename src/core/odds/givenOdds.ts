import { requireFunction } from '../errors/requireFunction';
import { WargameError } from '../errors/wargameError';
import type { Odds } from './distribution';
import { makeOdds } from './makeOdds';
import type { OddsErrorCode } from './oddsErrorCode';
import { requireOdds } from './requireOdds';

/**
 * The odds among those results that meet a condition. What is unresolved is left out.
 *
 * @param odds - the distribution
 * @param condition - which results stay
 * @returns the distribution of the results that stay
 * @throws {@link WargameError} `odds/impossible` when none does
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, givenOdds, odds, probability } from 'wargame-rules';
 *
 * const notOne = givenOdds(odds((dice) => d6(dice)), (face) => face > 1);
 * probability(notOne, (face) => face === 6); // => { numerator: 1n, denominator: 5n }
 * ```
 */
export function givenOdds<T>(odds: Odds<T>, condition: (value: T) => boolean): Odds<T> {
  requireOdds(odds);
  requireFunction(condition, 'condition');
  const outcomes = odds.outcomes.filter(({ value }) => condition(value));
  if (outcomes.length === 0) {
    throw new WargameError<OddsErrorCode>({
      code: 'odds/impossible',
      message: 'no result meets the condition',
    });
  }
  return makeOdds(outcomes);
}
