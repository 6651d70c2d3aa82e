import { addCosts, isPowerLevel } from './costName';
import { modelProfiles } from './modelProfile';
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
    if (onlyHoldsUnits(unit)) for (const part of unit.parts) outside.push(part);
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

function onlyHoldsUnits({ root, parts, models, apart }: UnitParts): boolean {
  if (apart.length === 0 || models.length > 0) return false;
  if (modelProfiles(root.selection).length > 0) return false;
  return (
    addCosts(
      parts.flatMap(({ selection }) => selection.costs),
      isPowerLevel,
    ) === 0
  );
}
