import { addCosts, isPowerLevel } from './costName';
import type { Roster, RosterForce } from './roster';
import { isUnit, nestedIn, type Placed, placed, type UnitParts, unitParts } from './unitParts';

/** A unit taken apart, with the catalogue of its force. */
export interface FoundUnit extends UnitParts {
  readonly faction?: string;
}

/** All units of a roster in the order of the file, and all that belongs to none. */
export interface FoundUnits {
  readonly units: readonly FoundUnit[];
  readonly outside: readonly Placed[];
}

/** Finds the units of a roster: in forces, in forces in forces, in upgrades, in other units. */
export function findUnits(roster: Roster): FoundUnits {
  const units: FoundUnit[] = [];
  const outside: Placed[] = [];
  const search = (found: Placed, faction: string | undefined): void => {
    if (!isUnit(found.selection)) {
      outside.push(found);
      for (const nested of nestedIn(found)) search(nested, faction);
      return;
    }
    const unit = unitParts(found);
    if (onlyHoldsUnits(unit)) outside.push(...unit.parts);
    else units.push({ ...unit, ...(faction !== undefined && { faction }) });
    for (const nested of unit.apart) search(nested, faction);
  };
  const searchForces = (forces: readonly RosterForce[], path: string, outer?: string): void => {
    for (const [index, force] of forces.entries()) {
      const here = `${path}forces[${index}]`;
      const faction = force.catalogue ?? outer;
      for (const found of placed(force.selections, here)) search(found, faction);
      searchForces(force.forces, `${here}.`, faction);
    }
  };
  searchForces(roster.forces, '');
  return { units, outside };
}

function onlyHoldsUnits({ root, parts, apart }: UnitParts): boolean {
  if (apart.length === 0 || parts.some((part) => part.isModel)) return false;
  if (root.selection.profiles.length > 0) return false;
  return addCosts(parts.flatMap(({ selection }) => selection.costs), isPowerLevel) === 0;
}
