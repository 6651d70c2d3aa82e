import { requireFunction } from '../errors/requireFunction';
import type { Odds } from './distribution';
import { makeOdds } from './makeOdds';
import { requireOdds } from './requireOdds';

/**
 * The odds of something computed from a result; results that become equal are merged.
 *
 * @param odds - the distribution
 * @param change - what becomes of each result
 * @returns the new distribution
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, mapOdds, odds } from 'wargame-rules';
 *
 * mapOdds(odds((dice) => d6(dice)), (face) => face % 2 === 0).total; // => 2n
 * ```
 */
export function mapOdds<T, U>(odds: Odds<T>, change: (value: T) => U): Odds<U> {
  requireOdds(odds);
  requireFunction(change, 'change');
  return makeOdds(
    odds.outcomes.map(({ value, weight }) => ({ value: change(value), weight })),
    odds.unresolved,
  );
}
