import { divide } from '../../core/arithmetic/divide';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { requireOptions } from '../../core/shape/requireOptions';
import { otherRole } from '../army/role';
import type { BattleUnit } from '../battle/battle';
import { armyOf } from '../battle/queries/armyOf';
import type { Objective } from '../mission/mission';

/**
 * A mission objective: the Power Ratings of all enemy units that are lost, added up, divided and rounded up once.
 * A unit that is off the battlefield counts as lost, unless it is aboard a transport that is on it.
 *
 * @param options - `divisor` is what the sum is divided by, 10 when absent; `rule` the clause that the score line names
 * @returns the objective
 * @throws {@link WargameError} `argument/…` for a divisor that is no whole number from 1,
 *   and for options that it does not know
 * @rule OP-ANN-3, OP-ANN-4, OP-ANN-5
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import {
 *   defineMission,
 *   mostPoints,
 *   musterArmy,
 *   purgeTheEnemy,
 *   scoreBattle,
 *   startBattle,
 * } from 'wargame-rules/open-play';
 *
 * const units = [
 *   {
 *     id: 'boyz', name: 'Boyz', powerRating: 4, leadership: 6, warlord: true,
 *     models: [{ id: 'boy', name: 'Boy', count: 3 }],
 *   },
 * ];
 * const mission = defineMission({ id: 'cull', title: 'Cull', objectives: [purgeTheEnemy()], victory: mostPoints() });
 * const battle = startBattle(
 *   mission,
 *   {
 *     attacker: { army: musterArmy({ name: 'Red', units }, { prefix: 'red-' }) },
 *     defender: { army: musterArmy({ name: 'Blue', units }, { prefix: 'blue-' }), reserve: ['blue-boyz'] },
 *   },
 *   seededDice(1),
 * );
 *
 * const [attacker] = scoreBattle(mission, battle);
 * attacker.points; // => 1
 * attacker.lines[0]?.facts; // => { powerRatings: 4, units: ['blue-boyz'] }
 * ```
 */
export function purgeTheEnemy(
  options: { readonly divisor?: number; readonly rule?: string } = {},
): Objective {
  const { rule = 'OP-ANN-3' } = requireOptions(options, ['divisor', 'rule']);
  const divisor = requireWholeNumber(options.divisor ?? 10, 'divisor', 1);
  return (battle, role) => {
    const lost = lostUnits(armyOf(battle, otherRole(role)).units);
    const powerRatings = lost.reduce((sum, { powerRating }) => sum + powerRating, 0);
    const facts = { powerRatings, units: lost.map(({ id }) => id) };
    return { title: 'Purge the Enemy', points: divide(powerRatings, divisor, 'up'), rule, facts };
  };
}

/** In one pass over the transports and one over the units, however large the army is. */
function lostUnits(units: readonly BattleUnit[]): readonly BattleUnit[] {
  const there = new Set(units.filter(({ place }) => place.where === 'battlefield').map(({ id }) => id));
  return units.filter(({ id, place }) => !there.has(place.where === 'embarked' ? place.transport : id));
}
