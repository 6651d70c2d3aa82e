import type { PartStates } from '../../core/game/partBattle';
import type { VictoryCondition } from '../mission/mission';
import { requireConditions } from './requireConditions';

/**
 * Asks victory conditions in order; the first that decides does.
 *
 * @typeParam Parts - the states of the mission's parts
 * @param conditions - the conditions, the most important first
 * @returns one condition
 * @throws {@link WargameError} `argument/unknown-value` for what is no condition, or was not called
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import {
 *   defineMission,
 *   firstOf,
 *   lastArmyStanding,
 *   musterArmy,
 *   otherwiseWins,
 *   standing,
 *   startBattle,
 * } from 'wargame-rules/open-play';
 *
 * const units = [
 *   {
 *     id: 'boyz', name: 'Boyz', powerRating: 4, leadership: 6, warlord: true,
 *     models: [{ id: 'boy', name: 'Boy', count: 3 }],
 *   },
 * ];
 * const victory = firstOf(lastArmyStanding(), otherwiseWins('defender', 'the line held'));
 * const mission = defineMission({ id: 'hold', title: 'Hold', victory });
 * const battle = startBattle(
 *   mission,
 *   {
 *     attacker: { army: musterArmy({ name: 'Red', units }, { prefix: 'red-' }) },
 *     defender: { army: musterArmy({ name: 'Blue', units }, { prefix: 'blue-' }) },
 *   },
 *   seededDice(1),
 * );
 *
 * standing(mission, battle); // => { winner: 'defender', reasons: [{ message: 'the line held' }] }
 * ```
 */
export function firstOf<Parts extends PartStates = PartStates>(
  ...conditions: readonly VictoryCondition<Parts>[]
): VictoryCondition<Parts> {
  requireConditions(conditions, 2);
  return (battle, score) => {
    for (const condition of conditions) {
      const verdict = condition(battle, score);
      if (verdict) return verdict;
    }
    return null;
  };
}
