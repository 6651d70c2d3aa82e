import type { Battle } from '../battle';
import { fightingModels } from '../queries/fightingModels';
import { findUnit } from '../queries/findUnit';
import { passengersOf } from '../queries/passengersOf';

/** The models that flee where their owner has nothing to choose: all that are left do, and carry nobody. */
export function flightWithoutChoice(battle: Battle): readonly string[] | null {
  const { flight } = battle;
  const unit = flight && findUnit(battle, flight.unit)?.unit;
  if (!unit || passengersOf(battle, unit.id).length > 0) return null;
  const left = fightingModels(unit);
  return left.length > flight.models ? null : left.map(({ id }) => id);
}
