import { requireNone } from '../../core/errors/requireNone';
import { worthOfCapitalShip } from './capitalShipPoints';
import { checkFleet } from './checkFleet';
import type { Fleet } from './fleet';
import { worthOfSquadron } from './squadronPoints';

/**
 * What the ships of a fleet are worth together: capital ships, escort squadrons and transports, with refits and
 * commanders. Planetary defences are no ships and stay out; so does a decoy.
 *
 * @param fleet - the fleet
 * @returns the points
 * @throws {@link WargameError} `fleet/…` or `argument/…` with every fault of the fleet
 * @since 0.1.0
 * @example
 * ```ts
 * import { fleetPoints } from 'wargame-rules/battlefleet-gothic';
 *
 * const cobra = { name: 'Cobra', points: 30 };
 * fleetPoints({
 *   name: 'Patrol',
 *   capitalShips: [{ id: 'dauntless', name: 'Dauntless', type: 'light-cruiser', points: 110 }],
 *   squadrons: [{ id: 'hunters', name: 'Hunters', ships: [cobra, cobra] }],
 * }); // => 170
 * ```
 */
export function fleetPoints(fleet: Fleet): number {
  requireNone(checkFleet(fleet));
  return worthOfFleet(fleet);
}

/** The same for a fleet known to be sound. */
export function worthOfFleet(fleet: Fleet): number {
  const { capitalShips, squadrons, transports = [] } = fleet;
  return [
    ...capitalShips.map(worthOfCapitalShip),
    ...squadrons.map(worthOfSquadron),
    ...transports.map(({ points }) => points),
  ].reduce((sum, points) => sum + points, 0);
}
