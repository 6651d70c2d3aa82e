import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { requireOptions } from '../../core/shape/requireOptions';
import { otherRole } from '../army/role';
import { armyOf } from '../battle/queries/armyOf';
import { findModel } from '../battle/queries/findUnit';
import type { Objective } from '../mission/mission';

/**
 * A mission objective: points when the enemy's Warlord stands destroyed, fled included.
 *
 * @param options - `points` is what it is worth, 1 when absent; `rule` the clause that the score line names
 * @returns the objective
 * @throws {@link WargameError} `argument/…` for points that are no whole number, and for options that it does not know
 * @rule OP-ANN-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import {
 *   defineMission,
 *   mostPoints,
 *   musterArmy,
 *   reportFact,
 *   scoreBattle,
 *   slayTheWarlord,
 *   startBattle,
 * } from 'wargame-rules/open-play';
 *
 * const units = [
 *   {
 *     id: 'boyz', name: 'Boyz', powerRating: 4, leadership: 6, warlord: true,
 *     models: [{ id: 'boy', name: 'Boy', count: 3 }],
 *   },
 * ];
 * const mission = defineMission({ id: 'hunt', title: 'Hunt', objectives: [slayTheWarlord()], victory: mostPoints() });
 * const battle = startBattle(
 *   mission,
 *   {
 *     attacker: { army: musterArmy({ name: 'Red', units }, { prefix: 'red-' }) },
 *     defender: { army: musterArmy({ name: 'Blue', units }, { prefix: 'blue-' }) },
 *   },
 *   seededDice(1),
 * );
 *
 * const fact = { type: 'models-destroyed', models: ['red-boy/1'] } as const;
 * const [, defender] = scoreBattle(mission, reportFact(mission, battle, fact, seededDice(2)).state);
 * defender.points; // => 1
 * ```
 */
export function slayTheWarlord(
  options: { readonly points?: number; readonly rule?: string } = {},
): Objective {
  const { rule = 'OP-ANN-2' } = requireOptions(options, ['points', 'rule']);
  const worth = requireWholeNumber(options.points ?? 1, 'points', Number.MIN_SAFE_INTEGER);
  return (battle, role) => {
    const { warlord } = armyOf(battle, otherRole(role));
    const found = findModel(battle, warlord);
    const slain = found !== undefined && found.model.status !== 'fighting';
    return { title: 'Slay the Warlord', points: slain ? worth : 0, rule, facts: { warlord, slain } };
  };
}
