import { ROLES, type Role } from '../../army/role';
import type { Battle, BattleArmy } from '../battle';

/**
 * The army of one side.
 *
 * @param battle - the battle
 * @param role - the side
 * @returns its army
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, armyOf, musterArmy, startBattle } from 'wargame-rules/open-play';
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
 *     defender: { army: musterArmy({ name: 'Blue', units }, { prefix: 'blue-' }) },
 *   },
 *   seededDice(1),
 * );
 *
 * armyOf(battle, 'defender').name; // => 'Blue'
 * ```
 */
export function armyOf(battle: Battle, role: Role): BattleArmy {
  return battle.armies[ROLES.indexOf(role)] as BattleArmy;
}
