import { requireNone } from '../../core/errors/requireNone';
import { unitFaults } from '../fleet/checkFleet';
import type { SubplotForces } from './subplotForces';

/** Refuses fleets with faults, all of them. */
export function requireForces({ own, enemy }: SubplotForces): void {
  requireNone([...unitFaults(own, 'own'), ...unitFaults(enemy, 'enemy')]);
}
