import { requireNone } from '../../core/errors/requireNone';
import { worthOfCapitalShip } from './capitalShipPoints';
import { unitFaults } from './checkFleet';
import type { Fleet } from './fleet';
import { worthOfFleet } from './fleetPoints';
import { isChosen } from './isChosen';
import { worthOfSquadron } from './squadronPoints';

/** What the ships of a fleet cost that were chosen for it; nothing, where none were. */
export function chosenPoints(fleet: Fleet): number {
  requireNone(unitFaults(fleet, ''));
  const joined = [
    ...fleet.capitalShips.filter((ship) => !isChosen(ship)).map(worthOfCapitalShip),
    ...fleet.squadrons.filter((squadron) => !isChosen(squadron)).map(worthOfSquadron),
  ];
  return joined.reduce((points, worth) => points - worth, worthOfFleet(fleet));
}
