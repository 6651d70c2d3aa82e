import type { Battle } from './battle';
import { type BattleViolation, battleFault } from './battleFault';
import { fightingModels } from './queries/fightingModels';
import { type FoundUnit, findUnit } from './queries/findUnit';
import { passengersOf } from './queries/passengersOf';

/** Passengers leave a transport before its last model does. */
export function passengerFaults(battle: Battle, lost: readonly string[]): readonly BattleViolation[] {
  const gone = new Set(lost);
  return transportsOf(battle).flatMap((id) => {
    const { unit: transport } = findUnit(battle, id) as FoundUnit;
    const left = fightingModels(transport);
    if (left.length === 0 || left.some((model) => !gone.has(model.id))) return [];
    const passengers = passengersOf(battle, id).map((unit) => unit.id);
    const message = `${transport.name} still carries ${passengers.join(', ')}: report them first`;
    const facts = { transport: id, passengers };
    return [battleFault('battle/passengers-aboard', message, { path: 'models', facts })];
  });
}

/** The ids of the units that carry others. */
function transportsOf({ armies }: Battle): readonly string[] {
  const aboard = armies.flatMap(({ units }) =>
    units.flatMap(({ place }) => (place.where === 'embarked' ? place.transport : [])),
  );
  return [...new Set(aboard)];
}
