import { requireOptions } from '../../core/shape/requireOptions';
import { requireRole } from '../army/requireRole';
import type { Role } from '../army/role';
import type { MissionRule } from '../mission/mission';

/**
 * A mission rule: one side passes its Morale tests with no dice rolled.
 *
 * @param side - the side
 * @param options - `title` and `rule` say where it comes from
 * @returns the rule
 * @throws {@link WargameError} `argument/unknown-value` for what is neither side, and for options that it does not know
 * @rule OP-GLORY-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import {
 *   defineMission,
 *   musterArmy,
 *   otherwiseWins,
 *   passesMorale,
 *   reportFact,
 *   startBattle,
 * } from 'wargame-rules/open-play';
 *
 * const units = [
 *   {
 *     id: 'boyz', name: 'Boyz', powerRating: 4, leadership: 6, warlord: true,
 *     models: [{ id: 'boy', name: 'Boy', count: 3 }],
 *   },
 * ];
 * const mission = defineMission({
 *   id: 'last-stand',
 *   title: 'Last Stand',
 *   rules: [passesMorale('defender', { title: 'Nowhere to Run' })],
 *   victory: otherwiseWins('defender', 'the line held'),
 * });
 * const battle = startBattle(
 *   mission,
 *   {
 *     attacker: { army: musterArmy({ name: 'Red', units }, { prefix: 'red-' }) },
 *     defender: { army: musterArmy({ name: 'Blue', units }, { prefix: 'blue-' }) },
 *   },
 *   seededDice(1),
 * );
 *
 * const test = reportFact(mission, battle, { type: 'morale-test', unit: 'blue-boyz' }, seededDice(2));
 * test.events[1]; // => { type: 'morale-passed', unit: 'blue-boyz', because: 'Nowhere to Run' }
 * ```
 */
export function passesMorale(
  side: Role,
  options: { readonly title?: string; readonly rule?: string } = {},
): MissionRule {
  requireRole(side, 'side');
  requireOptions(options, ['title', 'rule']);
  return {
    title: options.title ?? 'Passes Morale tests',
    ...(options.rule !== undefined && { rule: options.rule }),
    passesMorale: (_battle, _unit, role) => role === side,
  };
}
