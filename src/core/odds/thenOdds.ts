import { requireFunction } from '../errors/requireFunction';
import type { Odds } from './distribution';
import { type Part, poolShares, toOdds, toPart } from './makeOdds';
import { requireOdds } from './requireOdds';

/**
 * The odds of a second stage that depends on the result of a first. Equal states are merged between the
 * stages, so a chain of them is far cheaper than one rule that rolls everything.
 *
 * @param odds - the distribution of the first stage
 * @param next - gives the odds of the second stage for each result of the first
 * @returns the distribution of the second stage's results
 * @since 0.1.0
 * @example
 * ```ts
 * import { countAtLeast, odds, probability, thenOdds } from 'wargame-rules';
 *
 * const hits = odds((dice) => countAtLeast({ count: 2, sides: 6, atLeast: 4 }, dice));
 * const wounds = thenOdds(hits, (count) => odds((dice) => countAtLeast({ count, sides: 6, atLeast: 4 }, dice)));
 * probability(wounds, (count) => count === 2); // => { numerator: 1n, denominator: 16n }
 * ```
 */
export function thenOdds<T, U>(odds: Odds<T>, next: (value: T) => Odds<U>): Odds<U> {
  requireOdds(odds);
  requireFunction(next, 'next');
  const partOf = (value: T): Part<U> => {
    const following = next(value);
    requireOdds(following, 'next');
    return toPart(following);
  };
  const shares = odds.outcomes.map(({ value, weight }) => ({ weight, part: partOf(value) }));
  return toOdds(poolShares(shares, odds.total, odds.unresolved));
}
