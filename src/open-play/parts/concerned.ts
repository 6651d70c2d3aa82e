import type { Role } from '../army/role';
import type { Battle, BattleUnit } from '../battle/battle';
import { findUnit } from '../battle/queries/findUnit';
import { passengersOf } from '../battle/queries/passengersOf';

/** Of a unit and whoever is aboard, those of one side that matter; all of them do where nobody is singled out. */
export function concerned(
  battle: Battle,
  id: string,
  side: Role,
  units: readonly string[] | null,
): readonly BattleUnit[] {
  const found = findUnit(battle, id);
  if (found?.army.role !== side) return [];
  return [found.unit, ...passengersOf(battle, id)].filter((unit) => !units || units.includes(unit.id));
}
