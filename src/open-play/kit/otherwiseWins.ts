import { requireOptions } from '../../core/shape/requireOptions';
import { requireRole } from '../army/requireRole';
import type { Role } from '../army/role';
import type { VictoryCondition } from '../mission/mission';
import { requireText } from './requireShape';

/**
 * A victory condition that always decides, for the end of a list: whoever has held out wins.
 *
 * @param role - the side that wins
 * @param message - why, in a sentence
 * @param options - `rule` is the clause that the verdict gives as its reason
 * @returns the condition
 * @throws {@link WargameError} `argument/unknown-value` for what is neither side, or says nothing,
 *   and for options that it does not know
 * @rule OP-GLORY-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { defineMission, musterArmy, otherwiseWins, standing, startBattle } from 'wargame-rules/open-play';
 *
 * const units = [
 *   {
 *     id: 'boyz', name: 'Boyz', powerRating: 4, leadership: 6, warlord: true,
 *     models: [{ id: 'boy', name: 'Boy', count: 3 }],
 *   },
 * ];
 * const mission = defineMission({ id: 'hold', title: 'Hold', victory: otherwiseWins('defender', 'the line held') });
 * const battle = startBattle(
 *   mission,
 *   {
 *     attacker: { army: musterArmy({ name: 'Red', units }, { prefix: 'red-' }) },
 *     defender: { army: musterArmy({ name: 'Blue', units }, { prefix: 'blue-' }) },
 *   },
 *   seededDice(1),
 * );
 *
 * standing(mission, battle).winner; // => 'defender'
 * ```
 */
export function otherwiseWins(
  role: Role,
  message: string,
  options: { readonly rule?: string } = {},
): VictoryCondition {
  requireRole(role, 'role');
  requireText(message, 'message');
  requireOptions(options, ['rule']);
  return () => ({ winner: role, reasons: [{ message, ...options }] });
}
