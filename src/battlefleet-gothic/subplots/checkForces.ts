import { fleetFaults } from '../fleet/checkFleet';
import { requireSound } from '../fleet/requireSound';
import type { SubplotForces } from './subplotForces';

/** Refuses fleets with faults, all of them. */
export function requireForces({ own, enemy }: SubplotForces): void {
  requireSound([...fleetFaults(own, 'own'), ...fleetFaults(enemy, 'enemy')]);
}
