import { hasKeyword } from '../army/hasKeyword';
import type { Role } from '../army/role';
import type { Battle, BattleUnit } from '../battle/battle';
import { armyOf } from '../battle/queries/armyOf';

/**
 * Finds the units that matter to a mission: the dignitary, the trucks of a convoy, the sentries. They are marked by a
 * keyword when the army is mustered, on the unit or on one of its models.
 *
 * Armies are mustered before the mission is known, so a mark may be missing. Then the next keyword of the list is
 * looked for, and where nobody has any, the unit with the least Power Rating serves (of several the first by id). The
 * Warlord's unit only does when the army has no other.
 *
 * @param battle - the battle, as it begins
 * @param role - the side
 * @param keywords - the mark, then what else will do: `['CONVOY', 'TRANSPORT', 'VEHICLE']`
 * @param options - `withoutWarlord` leaves the Warlord's unit out altogether; `onBattlefield` leaves out what is not on
 *   the battlefield
 * @returns the ids of the units, in the order of the army; none only where all are left out
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, markedUnits, musterArmy, startBattle } from 'wargame-rules/open-play';
 *
 * const army = (prefix: string) =>
 *   musterArmy(
 *     {
 *       name: 'Column',
 *       units: [
 *         { id: 'boss', name: 'Boss', powerRating: 4, warlord: true, models: [{ id: 'b', name: 'Boss' }] },
 *         { id: 'truck', name: 'Truck', powerRating: 5, keywords: ['CONVOY'], models: [{ id: 't', name: 'Truck' }] },
 *       ],
 *     },
 *     { prefix },
 *   );
 * const sides = { attacker: { army: army('a:') }, defender: { army: army('d:') } };
 * const battle = startBattle(annihilation, sides, seededDice(1));
 * markedUnits(battle, 'defender', ['CONVOY']); // => ['d:truck']
 * markedUnits(battle, 'attacker', ['DIGNITARY']); // => ['a:truck']
 * ```
 */
export function markedUnits(
  battle: Battle,
  role: Role,
  keywords: readonly string[],
  options: { readonly withoutWarlord?: boolean; readonly onBattlefield?: boolean } = {},
): readonly string[] {
  const { units, warlord } = armyOf(battle, role);
  const present = options.onBattlefield ? units.filter(({ place }) => place.where === 'battlefield') : units;
  const others = present.filter(({ models }) => !models.some(({ id }) => id === warlord));
  const candidates = options.withoutWarlord ? others : present;
  for (const keyword of keywords) {
    const marked = candidates.filter((unit) => isMarked(unit, keyword));
    if (marked.length > 0) return marked.map(({ id }) => id);
  }
  return [...(others.length > 0 ? others : candidates)]
    .sort(cheaperFirst)
    .slice(0, 1)
    .map(({ id }) => id);
}

function isMarked(unit: BattleUnit, keyword: string): boolean {
  return [unit, ...unit.models].some((bearer) => hasKeyword(bearer, keyword));
}

function cheaperFirst(one: BattleUnit, other: BattleUnit): number {
  return one.powerRating - other.powerRating || (one.id < other.id ? -1 : 1);
}
