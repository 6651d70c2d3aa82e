import { hasMembers } from '../../core/shape/hasMembers';
import type { Given } from '../fleet/given';

/** The lists of a fleet, and of the fates in a ledger. */
export const UNIT_LISTS = ['capitalShips', 'squadrons', 'defences', 'transports'] as const;
export type UnitList = (typeof UNIT_LISTS)[number];

/** Ids that some units have. */
export interface Known {
  has(id: unknown): boolean;
}

/** The units of a fleet that may have faults, by their ids. */
export type UnitsById = { readonly [List in UnitList]: ReadonlyMap<unknown, Given['value']> } & {
  /** Those of all lists. */
  readonly any: Known;
};

/** Whatever has an id in a fleet, sound or not. */
export function unitsOf({ fleet }: { readonly fleet?: unknown }): UnitsById {
  const byId = (list: UnitList): ReadonlyMap<unknown, Given['value']> => {
    const units = hasMembers(fleet) ? fleet[list] : undefined;
    return new Map(Array.isArray(units) ? units.filter(hasMembers).map(withId) : []);
  };
  const lists = {
    capitalShips: byId('capitalShips'),
    squadrons: byId('squadrons'),
    defences: byId('defences'),
    transports: byId('transports'),
  };
  return { ...lists, any: { has: (id) => UNIT_LISTS.some((list) => lists[list].has(id)) } };
}

function withId(unit: Given['value']): [unknown, Given['value']] {
  const { id } = unit;
  return [id, unit];
}
