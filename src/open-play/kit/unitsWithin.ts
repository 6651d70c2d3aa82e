import { isWhollyWithin } from '../../core/geometry/isWhollyWithin';
import type { Zone } from '../../core/geometry/zone';
import type { Role } from '../army/role';
import type { Battle, BattleUnit } from '../battle/battle';
import { armyOf } from '../battle/queries/armyOf';
import { fightingModels } from '../battle/queries/fightingModels';
import { modelPlace } from '../battle/queries/modelPlace';

/**
 * The units of one side that stand wholly within a zone, every model of them that still fights. A unit is not
 * where the position of one of its models is not known.
 *
 * @param battle - the battle
 * @param role - the side
 * @param zone - the zone, in inches
 * @returns the units, in the order of the army
 * @throws {@link WargameError} `geometry/…` for a zone that can't be
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, musterArmy, startBattle, unitsWithin } from 'wargame-rules/open-play';
 *
 * const army = (prefix: string) =>
 *   musterArmy(
 *     { name: 'Squad', units: [{ id: 'squad', name: 'Squad', powerRating: 4, warlord: true, models: [{ id: 'm', name: 'M' }] }] },
 *     { prefix },
 *   );
 * const battle = startBattle(
 *   annihilation,
 *   {
 *     attacker: { army: army('a:'), positions: [{ model: 'a:m', at: { x: 22, y: 29 } }] },
 *     defender: { army: army('d:') },
 *   },
 *   seededDice(1),
 * );
 * unitsWithin(battle, 'attacker', battle.zones.defender).map(({ id }) => id); // => ['a:squad']
 * unitsWithin(battle, 'attacker', battle.zones.attacker); // => []
 * ```
 */
export function unitsWithin(battle: Battle, role: Role, zone: Zone): readonly BattleUnit[] {
  return armyOf(battle, role).units.filter((unit) => isUnitWithin(unit, zone));
}

/** Whether a unit stands wholly within a zone. */
export function isUnitWithin(unit: BattleUnit, zone: Zone): boolean {
  return (
    unit.place.where === 'battlefield' &&
    fightingModels(unit).every((model) => {
      const at = modelPlace(model);
      return at !== null && isWhollyWithin(at, zone);
    })
  );
}
