import type { Unit } from './army';
import type { UnitEntry } from './armyList';
import { musteredModels } from './namedModels';

/** A unit of a list as it takes the field; the model that is the Warlord gets the keyword, and nobody else has it. */
export function musteredUnit(
  unit: UnitEntry,
  { prefix = '', warlord }: { readonly prefix?: string; readonly warlord?: string } = {},
): Unit {
  const { name, powerRating, leadership, transportCapacity, deploysLast } = unit;
  return {
    id: `${prefix}${unit.id}`,
    name,
    // Adding 0 turns -0, which JSON can't hold, into 0.
    powerRating: powerRating + 0,
    keywords: withoutWarlord(unit.keywords ?? []),
    ...(leadership !== undefined && { leadership: leadership + 0 }),
    ...(transportCapacity !== undefined && { transportCapacity: transportCapacity + 0 }),
    ...(deploysLast && { deploysLast }),
    models: musteredModels(unit, prefix).map((model) => ({
      ...model,
      keywords: [...withoutWarlord(model.keywords), ...(model.id === warlord ? [WARLORD] : [])],
    })),
  };
}

const WARLORD = 'WARLORD';

function withoutWarlord(keywords: readonly string[]): readonly string[] {
  return keywords.filter((word) => word.toUpperCase() !== WARLORD);
}
