import { WargameError } from '../../../core/errors/wargameError';
import type { Given } from '../../fleet/given';
import { unknownUnit } from '../checkKnown';
import { UNIT_LISTS, type UnitList, type UnitsById } from '../unitsOf';

/** A unit of a sound fleet, and the list that it stands in. */
export interface NamedUnit {
  readonly list: UnitList;
  readonly unit: Given['value'];
}

/** Finds a unit by its id. */
export function unitNamed(units: UnitsById, id: string, path: string): NamedUnit {
  for (const list of UNIT_LISTS) {
    const unit = units[list].get(id);
    if (unit) return { list, unit };
  }
  throw new WargameError(unknownUnit(id, path));
}
