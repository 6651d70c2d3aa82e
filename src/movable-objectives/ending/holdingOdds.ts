import { bothOdds } from '../../core/odds/bothOdds';
import type { Odds } from '../../core/odds/distribution';
import { odds } from '../../core/odds/odds';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { rollWorth } from './rollWorth';

/**
 * The exact odds of what some objectives are worth together to a side that holds them when the game ends.
 * Objectives are merged one by one, so that a hundred of them are no trouble.
 *
 * @param holding - the names of the types of each objective
 * @param rules - the rules played by
 * @returns the distribution of the worth
 * @throws {@link WargameError} `objective/unknown-type` for a type that the rules don't have
 * @rule MO-DAM-1, MO-VITAL-1, MO-TYPE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { bothOdds, probability } from 'wargame-rules';
 * import { ASTRONOMICON, holdingOdds } from 'wargame-rules/movable-objectives';
 *
 * holdingOdds([['damaged', 'vital']], ASTRONOMICON);
 * // => {
 * //   outcomes: [{ value: 0, weight: 6n }, { value: 1, weight: 25n }, { value: 2, weight: 5n }],
 * //   total: 36n,
 * //   unresolved: 0n,
 * // }
 *
 * // The chance that three Vital ones beat four plain ones.
 * const vital = holdingOdds([['vital'], ['vital'], ['vital']], ASTRONOMICON);
 * const plain = holdingOdds([[], [], [], []], ASTRONOMICON);
 * const wins = bothOdds(vital, plain, (mine, yours) => mine > yours);
 * probability(wins, (won) => won); // => { numerator: 2n, denominator: 27n }
 * ```
 */
export function holdingOdds(holding: readonly (readonly string[])[], rules: ObjectiveRules): Odds<number> {
  const nothing: Odds<number> = odds(() => 0);
  return holding.reduce((sum, types) => {
    const one = odds((dice) => rollWorth({ id: '', types }, rules, dice).worth);
    return bothOdds(sum, one, (before, worth) => before + worth);
  }, nothing);
}
