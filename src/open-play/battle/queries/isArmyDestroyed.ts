import type { Role } from '../../army/role';
import type { Battle } from '../battle';
import { armyOf } from './armyOf';

/**
 * Tells whether an army is destroyed: none of its models is left, wherever it may be. Models that fled are gone;
 * units in reserve, aboard a transport or off the battlefield are not.
 *
 * @param battle - the battle
 * @param role - whose army
 * @returns whether it is destroyed
 * @rule OP-END-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, isArmyDestroyed, musterArmy, reportFact, startBattle } from 'wargame-rules/open-play';
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
 * const fact = { type: 'models-fled', models: ['red-boy/1', 'red-boy/2', 'red-boy/3'] } as const;
 * const { state } = reportFact(annihilation, battle, fact, seededDice(2));
 * isArmyDestroyed(state, 'attacker'); // => true
 * isArmyDestroyed(state, 'defender'); // => false
 * ```
 */
export function isArmyDestroyed(battle: Battle, role: Role): boolean {
  return armyOf(battle, role).units.every(({ place }) => place.where === 'destroyed');
}
