import type { Battle } from '../battle/battle';
import { findUnit } from '../battle/queries/findUnit';

/**
 * Tells whether all of some units are destroyed: the sentries of an alarm, whoever may work on a ritual.
 *
 * @param battle - the battle
 * @param units - the ids of the units
 * @returns whether none of them is left; true of no units at all
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, areAllGone, musterArmy, reportFact, startBattle } from 'wargame-rules/open-play';
 *
 * const army = (prefix: string) =>
 *   musterArmy(
 *     { name: 'Squad', units: [{ id: 'squad', name: 'Squad', powerRating: 4, warlord: true, models: [{ id: 'm', name: 'M' }] }] },
 *     { prefix },
 *   );
 * const sides = { attacker: { army: army('a:') }, defender: { army: army('d:') } };
 * const battle = startBattle(annihilation, sides, seededDice(1));
 * const { state } = reportFact(annihilation, battle, { type: 'models-destroyed', models: ['d:m'] }, seededDice(1));
 * areAllGone(state, ['d:squad']); // => true
 * areAllGone(state, ['a:squad']); // => false
 * ```
 */
export function areAllGone(battle: Battle, units: readonly string[]): boolean {
  return units.every((id) => {
    const where = findUnit(battle, id)?.unit.place.where;
    return where === undefined || where === 'destroyed';
  });
}
