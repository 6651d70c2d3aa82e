import { requireOptions } from '../../core/shape/requireOptions';
import { otherRole, ROLES } from '../army/role';
import { isArmyDestroyed } from '../battle/queries/isArmyDestroyed';
import type { VictoryCondition } from '../mission/mission';

/**
 * A victory condition: where one army is destroyed the other side wins. It does not decide where none is, or both.
 *
 * @param options - `rule` is the clause that the verdict gives as its reason
 * @returns the condition
 * @throws {@link WargameError} `argument/…` for options that it does not know
 * @rule OP-ANN-1, OP-HOLD-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import {
 *   defineMission,
 *   lastArmyStanding,
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
 * const mission = defineMission({ id: 'duel', title: 'Duel', victory: lastArmyStanding() });
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
 * verdict(mission, reportFact(mission, battle, fact, seededDice(2)).state)?.reasons[0]?.message;
 * // => "the attacker's army is destroyed"
 * ```
 */
export function lastArmyStanding(options: { readonly rule?: string } = {}): VictoryCondition {
  requireOptions(options, ['rule']);
  return (battle) => {
    const standing = ROLES.filter((role) => !isArmyDestroyed(battle, role));
    const [winner] = standing;
    if (!winner || standing.length > 1) return null;
    const message = `the ${otherRole(winner)}'s army is destroyed`;
    return { winner, reasons: [{ message, ...options }] };
  };
}
