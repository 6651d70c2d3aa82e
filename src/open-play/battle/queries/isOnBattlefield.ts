import type { Battle, BattleUnit } from '../battle';
import { findUnit } from './findUnit';

/**
 * Tells whether a unit is on the battlefield, or embarked in a transport that is.
 *
 * @param battle - the battle
 * @param unit - the unit
 * @returns whether it is; a transport in reserve does not make it so
 * @rule OP-ANN-5
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, isOnBattlefield, musterArmy, startBattle } from 'wargame-rules/open-play';
 *
 * const units = [
 *   {
 *     id: 'boyz', name: 'Boyz', powerRating: 4, leadership: 6, warlord: true,
 *     models: [{ id: 'boy', name: 'Boy', count: 3 }],
 *   },
 * ];
 * const battle = startBattle(
 *   annihilation,
 *   {
 *     attacker: { army: musterArmy({ name: 'Red', units }, { prefix: 'red-' }) },
 *     defender: { army: musterArmy({ name: 'Blue', units }, { prefix: 'blue-' }), reserve: ['blue-boyz'] },
 *   },
 *   seededDice(1),
 * );
 *
 * const { armies } = battle;
 * armies.map(({ units: [boyz] }) => boyz && isOnBattlefield(battle, boyz)); // => [true, false]
 * ```
 */
export function isOnBattlefield(battle: Battle, unit: BattleUnit): boolean {
  const { place } = unit;
  if (place.where !== 'embarked') return place.where === 'battlefield';
  return findUnit(battle, place.transport)?.unit.place.where === 'battlefield';
}
