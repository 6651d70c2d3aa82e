import type { Violation } from '../../core/errors/violation';
import type { Fleet } from '../fleet/fleet';
import type { Nomination } from './subplot';
import type { SubplotErrorCode } from './subplotErrorCode';
import type { SubplotForces } from './subplotForces';

/** What is wrong with a unit for a choice: that there is none, or that it is of another kind. */
export function checkNominee(
  nominates: Nomination,
  id: string,
  { own, enemy }: Omit<SubplotForces, 'player'>,
  path: string = 'id',
): readonly Violation<SubplotErrorCode>[] {
  const fleet = nominates === 'enemy-capital-ship' ? enemy : own;
  if (!hasUnit(fleet, id)) {
    return [refusal('subplot/unknown-unit', `there is no unit "${id}" in that fleet`, id, path)];
  }
  if (isFit(nominates, fleet, id)) return [];
  return [refusal('subplot/wrong-unit', `"${id}" is not what can be chosen: ${nominates}`, id, path)];
}

/** A decoy of the enemy passes for a capital ship: a refusal would give it away. */
function isFit(nominates: Nomination, { capitalShips, squadrons }: Fleet, id: string): boolean {
  const ship = capitalShips.find((one) => one.id === id);
  if (nominates === 'enemy-capital-ship') return ship !== undefined;
  if (nominates === 'decoy') return ship?.decoy ?? false;
  if (nominates === 'own-capital-ship') return ship !== undefined && !ship.decoy;
  return [...capitalShips, ...squadrons].some((unit) => unit.id === id && unit.reinforcement);
}

function hasUnit({ capitalShips, squadrons, transports = [], defences = [] }: Fleet, id: string): boolean {
  return [capitalShips, squadrons, transports, defences].some((units) =>
    units.some((unit) => unit.id === id),
  );
}

function refusal(
  code: SubplotErrorCode,
  message: string,
  id: string,
  path: string,
): Violation<SubplotErrorCode> {
  return { code, message, rule: 'BG-SUB-3', path, facts: { id } };
}
