import type { Probability } from '../arithmetic/rational';
import { requireFunction } from '../errors/requireFunction';
import type { Odds } from './distribution';
import { ratio } from './ratio';
import { requireOdds } from './requireOdds';

/**
 * The chance of an event, as a fraction in lowest terms.
 *
 * Where part of the odds is unresolved, the chance is at least this, and at most this and the unresolved part.
 *
 * @param odds - the distribution
 * @param event - which results count
 * @returns the fraction
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, odds, probability } from 'wargame-rules';
 *
 * probability(odds((dice) => d6(dice)), (face) => face >= 3); // => { numerator: 2n, denominator: 3n }
 * ```
 */
export function probability<T>(odds: Odds<T>, event: (value: T) => boolean): Probability {
  requireOdds(odds);
  requireFunction(event, 'event');
  let weight = 0n;
  for (const outcome of odds.outcomes) if (event(outcome.value)) weight += outcome.weight;
  return ratio(weight, odds.total);
}
