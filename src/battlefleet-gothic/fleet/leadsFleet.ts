import type { CapitalShip } from './capitalShip';
import type { EscortSquadron } from './escortSquadron';

/** Whether the commander of the fleet is on board. */
export function leadsFleet({ commander }: CapitalShip | EscortSquadron): boolean {
  return commander !== undefined && !commander.subordinate;
}
