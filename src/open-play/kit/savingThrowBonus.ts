import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { isWhollyWithin } from '../../core/geometry/isWhollyWithin';
import { requireOptions } from '../../core/shape/requireOptions';
import { list, whole } from '../../core/shape/shapes';
import { requireRole } from '../army/requireRole';
import type { Role } from '../army/role';
import { modelPlace } from '../battle/queries/modelPlace';
import type { MissionRule } from '../mission/mission';
import { requireShape } from './requireShape';

/**
 * A mission rule: one side adds to its saving throws in some battle rounds, for models wholly within its own zone.
 * Invulnerable saves get nothing.
 *
 * @param options - `side`; `rounds`, all of them when absent; `bonus`, 1 when absent; `anywhere` frees it from the
 *   zone; `title` and `rule` say where it comes from
 * @returns the rule; a model whose position is not known gets nothing, unless it holds anywhere
 * @throws {@link WargameError} `argument/…` for a side, rounds or a bonus that can't be,
 *   and for options that it does not know
 * @rule OP-HOLD-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import {
 *   defineMission,
 *   missionSave,
 *   musterArmy,
 *   otherwiseWins,
 *   savingThrowBonus,
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
 *   id: 'bunker',
 *   title: 'Bunker',
 *   rules: [savingThrowBonus({ side: 'defender', bonus: 2, anywhere: true })],
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
 * missionSave(mission, battle, 'blue-boy/1').modifier; // => 2
 * missionSave(mission, battle, 'red-boy/1').modifier; // => 0
 * ```
 */
export function savingThrowBonus(options: {
  readonly side: Role;
  readonly rounds?: readonly number[];
  readonly bonus?: number;
  readonly anywhere?: boolean;
  readonly title?: string;
  readonly rule?: string;
}): MissionRule {
  requireOptions(options, ['side', 'rounds', 'bonus', 'anywhere', 'title', 'rule']);
  const { side, rounds, bonus = 1, anywhere = false, title = 'Bonus to saving throws', rule } = options;
  requireRole(side, 'side');
  requireWholeNumber(bonus, 'bonus', Number.MIN_SAFE_INTEGER);
  if (rounds !== undefined) requireShape(list(whole(1)), rounds, 'rounds');
  return {
    title,
    ...(rule !== undefined && { rule }),
    saveModifier(battle, model, unit, role) {
      if (role !== side || (rounds && !rounds.includes(battle.round))) return 0;
      if (anywhere) return bonus;
      const place = unit.place.where === 'battlefield' ? modelPlace(model) : null;
      return place && isWhollyWithin(place, battle.zones[role]) ? bonus : 0;
    },
  };
}
