import type { Battle, Flight } from '../battle';
import { fightingModels } from '../queries/fightingModels';
import { type FoundUnit, findUnit } from '../queries/findUnit';
import { passengersOf } from '../queries/passengersOf';

/** The models that flee where their owner has nothing to choose: all that are left do, and carry nobody. */
export function flightWithoutChoice(battle: Battle, flight: Flight): readonly string[] | null {
  if (passengersOf(battle, flight.unit).length > 0) return null;
  const { unit } = findUnit(battle, flight.unit) as FoundUnit;
  const left = fightingModels(unit);
  return left.length > flight.models ? null : left.map(({ id }) => id);
}
