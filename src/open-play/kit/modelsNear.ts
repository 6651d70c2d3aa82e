import type { Point } from '../../core/geometry/point';
import type { Role } from '../army/role';
import type { Battle, BattleModel } from '../battle/battle';
import { armyOf } from '../battle/queries/armyOf';
import { fightingModels } from '../battle/queries/fightingModels';
import { isModelNear } from './isModelNear';

/**
 * The models of one side that are on the battlefield and near a place. One whose position is not known is near
 * nothing.
 *
 * @param battle - the battle
 * @param role - the side
 * @param place - the place, in inches
 * @param inches - how far from it the closest part of a base may be
 * @returns the models, in the order of the army
 * @throws {@link WargameError} `geometry/…` for a place or a length that can't be
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, modelsNear, musterArmy, startBattle } from 'wargame-rules/open-play';
 *
 * const army = (prefix: string) =>
 *   musterArmy(
 *     { name: 'Squad', units: [{ id: 'squad', name: 'Squad', powerRating: 4, warlord: true, models: [{ id: 'm', name: 'M' }] }] },
 *     { prefix },
 *   );
 * const battle = startBattle(
 *   annihilation,
 *   {
 *     attacker: { army: army('a:'), positions: [{ model: 'a:m', at: { x: 22, y: 14 } }] },
 *     defender: { army: army('d:') },
 *   },
 *   seededDice(1),
 * );
 * modelsNear(battle, 'attacker', { x: 22, y: 15 }, 3).map(({ id }) => id); // => ['a:m']
 * modelsNear(battle, 'defender', { x: 22, y: 15 }, 3); // => []
 * ```
 */
export function modelsNear(battle: Battle, role: Role, place: Point, inches: number): readonly BattleModel[] {
  return armyOf(battle, role)
    .units.filter((unit) => unit.place.where === 'battlefield')
    .flatMap(fightingModels)
    .filter((model) => isModelNear(model, place, inches));
}
