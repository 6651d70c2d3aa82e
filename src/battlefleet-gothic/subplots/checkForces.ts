import { requireNone } from '../../core/errors/requireNone';
import { fleetFaults } from '../fleet/checkFleet';
import type { SubplotForces } from './subplotForces';

/** Refuses fleets with faults, all of them. */
export function requireForces({ own, enemy }: SubplotForces): void {
  requireNone([...fleetFaults(own, 'own'), ...fleetFaults(enemy, 'enemy')]);
}
