import type { Battle, Flight } from './battle';
import type { ReportedFact } from './battleFact';
import { type BattleViolation, battleFault } from './battleFault';
import { findUnit } from './queries/findUnit';

/** While models are to flee nothing else is reported, but that passengers leave the transport that flees. */
export function flightFaults(battle: Battle, fact: ReportedFact): readonly BattleViolation[] {
  const { flight } = battle;
  if (!flight || fact.type === 'flee' || leavesTransport(battle, fact, flight.unit)) return [];
  return pending(flight);
}

/** What parts make happen may come in the middle of a flight, but nothing that would leave it without an end. */
export function madeFlightFaults(battle: Battle, fact: ReportedFact): readonly BattleViolation[] {
  const { flight } = battle;
  if (!flight) return [];
  const disturbs = fact.type === 'morale-test' || (fact.type === 'unit-split' && fact.unit === flight.unit);
  return disturbs ? pending(flight) : [];
}

function leavesTransport(battle: Battle, fact: ReportedFact, transport: string): boolean {
  if (fact.type !== 'unit-disembarked') return false;
  const place = findUnit(battle, fact.unit)?.unit.place;
  // Whatever else is wrong with it is said by its own rule.
  return place?.where !== 'embarked' || place.transport === transport;
}

function pending(flight: Flight): readonly BattleViolation[] {
  const message = `first say which ${flight.models} of ${flight.unit} flee`;
  const rule = flight.attritionFollows ? 'OP-MORALE-2' : 'OP-MORALE-3';
  return [battleFault('battle/flight-pending', message, { rule, facts: { ...flight } })];
}
