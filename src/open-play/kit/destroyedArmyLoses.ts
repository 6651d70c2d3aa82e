import { requireOptions } from '../../core/shape/requireOptions';
import { requireRole } from '../army/requireRole';
import { otherRole, type Role } from '../army/role';
import { isArmyDestroyed } from '../battle/queries/isArmyDestroyed';
import type { VictoryCondition } from '../mission/mission';

/**
 * A victory condition: one side loses when its army is destroyed, whatever became of the other. It does not decide
 * otherwise.
 *
 * @param role - the side
 * @param options - `rule` is the clause that the verdict gives as its reason
 * @returns the condition
 * @throws {@link WargameError} `argument/unknown-value` for what is neither side, and for options that it does not know
 * @rule OP-GLORY-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import {
 *   defineMission,
 *   destroyedArmyLoses,
 *   musterArmy,
 *   reportFact,
 *   startBattle,
 *   verdict,
 * } from 'wargame-rules/open-play';
 *
 * const units = [
 *   {
 *     id: 'boyz', name: 'Boyz', powerRating: 4, leadership: 6, warlord: true,
 *     models: [{ id: 'boy', name: 'Boy', count: 3 }],
 *   },
 * ];
 * const mission = defineMission({ id: 'assault', title: 'Assault', victory: destroyedArmyLoses('attacker') });
 * const battle = startBattle(
 *   mission,
 *   {
 *     attacker: { army: musterArmy({ name: 'Red', units }, { prefix: 'red-' }) },
 *     defender: { army: musterArmy({ name: 'Blue', units }, { prefix: 'blue-' }) },
 *   },
 *   seededDice(1),
 * );
 *
 * const fact = { type: 'models-destroyed', models: ['red-boy/1', 'red-boy/2', 'red-boy/3'] } as const;
 * verdict(mission, reportFact(mission, battle, fact, seededDice(2)).state)?.winner; // => 'defender'
 * ```
 */
export function destroyedArmyLoses(role: Role, options: { readonly rule?: string } = {}): VictoryCondition {
  requireRole(role, 'role');
  requireOptions(options, ['rule']);
  return (battle) =>
    isArmyDestroyed(battle, role)
      ? { winner: otherRole(role), reasons: [{ message: `the ${role}'s army is destroyed`, ...options }] }
      : null;
}
