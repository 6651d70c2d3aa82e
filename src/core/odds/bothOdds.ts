import { requireFunction } from '../errors/requireFunction';
import type { Odds } from './distribution';
import { mapOdds } from './mapOdds';
import { requireOdds } from './requireOdds';
import { thenOdds } from './thenOdds';

/**
 * The odds of two independent results taken together.
 *
 * @param one - the first distribution
 * @param other - the second distribution
 * @param join - what the two results make
 * @returns the distribution of what they make
 * @since 0.1.0
 * @example
 * ```ts
 * import { bothOdds, d6, odds, probability } from 'wargame-rules';
 *
 * const die = odds((dice) => d6(dice));
 * probability(bothOdds(die, die, (mine, yours) => mine > yours), (won) => won); // => { numerator: 5n, denominator: 12n }
 * ```
 */
export function bothOdds<T, U, V>(one: Odds<T>, other: Odds<U>, join: (one: T, other: U) => V): Odds<V> {
  requireOdds(one, 'one');
  requireOdds(other, 'other');
  requireFunction(join, 'join');
  return thenOdds(one, (left) => mapOdds(other, (right) => join(left, right)));
}
