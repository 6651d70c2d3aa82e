import type { CapitalShip } from '../fleet/capitalShip';
import type { Fleet } from '../fleet/fleet';
import type { SubplotForces } from './subplotForces';

/** The capital ships that are what they seem. */
export function trueCapitalShips({ capitalShips }: Fleet): readonly CapitalShip[] {
  return capitalShips.filter(({ decoy }) => !decoy);
}

export function hasOwnCapitalShip({ own }: SubplotForces): boolean {
  return trueCapitalShips(own).length > 0;
}

/** Of any kind, transports included. */
export function hasShips({ capitalShips, squadrons, transports = [] }: Fleet): boolean {
  return [capitalShips, squadrons, transports].some((ships) => ships.length > 0);
}

/** Decoys count: to ask about them would give them away. */
export function hasEnemyCapitalShip({ enemy }: SubplotForces): boolean {
  return enemy.capitalShips.length > 0;
}
