import { hasKeyword } from '../army/hasKeyword';
import type { Battle, BattleArmy, BattleUnit } from './battle';
import { type BattleViolation, battleFault } from './battleFault';
import { fightingModels } from './queries/fightingModels';
import { findUnit } from './queries/findUnit';
import { passengersOf } from './queries/passengersOf';

/** Why a unit can't be aboard a transport: no transport, the enemy's, full. */
export function embarkingFaults(
  battle: Battle,
  id: string,
  transportId: string,
  path: string = 'transport',
): readonly BattleViolation[] {
  const found = findUnit(battle, id);
  const transport = findUnit(battle, transportId);
  if (!transport) {
    return [battleFault('battle/unknown-unit', `no unit has the id ${transportId}`, { path })];
  }
  if (!found) return [];
  return [
    ...ownershipFaults(found.army, transport.army, transport.unit, path),
    ...nestingFaults(battle, found.unit, transport.unit, path),
    ...roomFaults(battle, found.unit, transport.unit, path),
  ];
}

function ownershipFaults(
  army: BattleArmy,
  carrier: BattleArmy,
  transport: BattleUnit,
  path: string,
): readonly BattleViolation[] {
  if (army.role === carrier.role) return [];
  return [battleFault('battle/foreign-transport', `${transport.name} belongs to the other army`, { path })];
}

function nestingFaults(
  battle: Battle,
  unit: BattleUnit,
  transport: BattleUnit,
  path: string,
): readonly BattleViolation[] {
  const carries = passengersOf(battle, unit.id).length > 0;
  if (unit.id !== transport.id && !carries && transport.place.where !== 'embarked') return [];
  return [
    battleFault('battle/wrong-place', 'a transport with units aboard does not embark itself', { path }),
  ];
}

function roomFaults(
  battle: Battle,
  unit: BattleUnit,
  transport: BattleUnit,
  path: string,
): readonly BattleViolation[] {
  const { transportCapacity } = transport;
  if (transportCapacity === undefined) {
    return [transport, ...transport.models].some((bearer) => hasKeyword(bearer, 'TRANSPORT'))
      ? []
      : [battleFault('battle/not-a-transport', `${transport.name} is no transport`, { path })];
  }
  const room = transportCapacity * fightingModels(transport).length;
  const aboard = [...passengersOf(battle, transport.id).filter(({ id }) => id !== unit.id), unit]
    .map((passenger) => fightingModels(passenger).length)
    .reduce((sum, models) => sum + models, 0);
  if (aboard <= room) return [];
  return [
    battleFault(
      'battle/transport-full',
      `${aboard} models are more than the ${room} that ${transport.name} carries`,
      {
        path,
        facts: { transport: transport.id, models: aboard, room },
      },
    ),
  ];
}
