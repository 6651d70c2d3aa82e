import type { Battle, BattleUnit } from '../battle/battle';
import { findUnit } from '../battle/queries/findUnit';

/**
 * Tells whether a unit has left the battlefield for good, by itself or aboard a transport that did.
 *
 * @param battle - the battle
 * @param unit - the unit
 * @returns whether it has
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, hasLeft, musterArmy, reportFact, startBattle } from 'wargame-rules/open-play';
 *
 * const army = (prefix: string) =>
 *   musterArmy(
 *     { name: 'Squad', units: [{ id: 'squad', name: 'Squad', powerRating: 4, warlord: true, models: [{ id: 'm', name: 'M' }] }] },
 *     { prefix },
 *   );
 * const sides = { attacker: { army: army('a:') }, defender: { army: army('d:') } };
 * const battle = startBattle(annihilation, sides, seededDice(1));
 * const { state } = reportFact(annihilation, battle, { type: 'unit-left', unit: 'a:squad' }, seededDice(1));
 * state.armies[0].units.map((unit) => hasLeft(state, unit)); // => [true]
 * ```
 */
export function hasLeft(battle: Battle, unit: BattleUnit): boolean {
  const { place } = unit;
  if (place.where !== 'embarked') return place.where === 'left';
  return findUnit(battle, place.transport)?.unit.place.where === 'left';
}
