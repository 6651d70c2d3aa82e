import type { PartStates } from '../../core/game/partBattle';
import { requireOptions } from '../../core/shape/requireOptions';
import { requireRole } from '../army/requireRole';
import type { Role } from '../army/role';
import type { Battle } from '../battle/battle';
import type { Verdict } from '../mission/verdict';
import { requireFunction, requireText } from './requireShape';

/**
 * A victory condition: one side wins where something is so. It does not decide otherwise.
 *
 * @typeParam Parts - the states of the mission's parts
 * @param role - the side that wins
 * @param test - whether it is so, as the battle stands
 * @param message - why that side wins, in a sentence
 * @param options - `rule` is the clause that the verdict gives as its reason
 * @returns the condition
 * @throws {@link WargameError} `argument/unknown-value` for what is neither side, no test and no message,
 *   and for options that it does not know
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { defineMission, firstOf, otherwiseWins, winsWhen } from 'wargame-rules/open-play';
 *
 * const lastStand = defineMission({
 *   id: 'last-stand',
 *   title: 'Last Stand',
 *   victory: firstOf(
 *     winsWhen('defender', (battle) => battle.round >= 4, 'the Defender has held out into the fourth round'),
 *     otherwiseWins('attacker', 'the Defender was overrun'),
 *   ),
 * });
 * lastStand.title; // => 'Last Stand'
 * ```
 */
export function winsWhen<Parts extends PartStates = PartStates>(
  role: Role,
  test: (battle: Battle<Parts>) => boolean,
  message: string,
  options: { readonly rule?: string } = {},
): (battle: Battle<Parts>) => Verdict | null {
  requireRole(role, 'role');
  requireFunction(test, 'test');
  requireText(message, 'message');
  requireOptions(options, ['rule']);
  return (battle) => (test(battle) ? { winner: role, reasons: [{ message, ...options }] } : null);
}
