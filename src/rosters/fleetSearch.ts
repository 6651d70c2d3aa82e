import { type FleetKind, fleetKind } from './fleetKind';
import type { Roster, RosterForce } from './roster';
import { nestedIn, type Placed, placed } from './unitParts';

/** An entry of a roster, and what it is in the fleet. */
export interface FoundVessel {
  readonly found: Placed;
  readonly kind: Exclude<FleetKind, 'none'>;
}

/** All parts of a fleet in the order of the file, and all that belongs to none. */
export interface FoundFleet {
  readonly vessels: readonly FoundVessel[];
  readonly outside: readonly Placed[];
}

/** Finds the parts of a fleet: in forces, in forces in forces, in entries that only hold them. */
export function findFleet(roster: Roster): FoundFleet {
  const vessels: FoundVessel[] = [];
  const outside: Placed[] = [];
  const search = (found: Placed): void => {
    const kind = fleetKind(found);
    if (kind !== 'none' && !onlyHolds(found, kind)) {
      vessels.push({ found, kind });
      return;
    }
    outside.push(found);
    nestedIn(found).forEach(search);
  };
  const searchForces = (forces: readonly RosterForce[], path: string): void => {
    for (const [index, force] of forces.entries()) {
      const here = `${path}forces[${index}]`;
      placed(force.selections, here).forEach(search);
      searchForces(force.forces, `${here}.`);
    }
  };
  searchForces(roster.forces, '');
  return { vessels, outside };
}

/** An entry for several units, such as all the defences of a planet, is none itself. */
function onlyHolds(found: Placed, kind: FleetKind): boolean {
  if (kind === 'squadron') return false;
  return nestedIn(found).some((nested) => nested.selection.type === 'unit' && isVessel(fleetKind(nested)));
}

function isVessel(kind: FleetKind): boolean {
  return kind !== 'none' && kind !== 'commander';
}
