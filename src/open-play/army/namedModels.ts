import type { Model } from './army';
import type { ModelEntry, UnitEntry } from './armyList';

/** A single model of an army list, under the id it will have. */
export interface NamedModel extends Model {
  readonly warlord: boolean;
  /** Which entry of the unit it comes from. */
  readonly entry: number;
}

/** Gives each model of a unit an entry and an id of its own. */
export function namedModels(unit: UnitEntry, prefix: string = ''): readonly NamedModel[] {
  const marked = unit.models.some(({ warlord }) => warlord);
  return unit.models.flatMap((entry, at) => {
    const { count = 1 } = entry;
    return Array.from({ length: count }, (_, index) => ({
      ...oneModel(entry, unit),
      id: `${prefix}${entry.id}${count === 1 ? '' : `/${index + 1}`}`,
      warlord: index === 0 && (marked ? entry.warlord === true : unit.warlord === true && at === 0),
      entry: at,
    }));
  });
}

function oneModel(entry: ModelEntry, unit: UnitEntry): Omit<Model, 'id'> {
  const { name, keywords = [], base, leadership, save, invulnerableSave } = entry;
  const invulnerableSaves =
    entry.invulnerableSaves ?? (invulnerableSave === undefined ? undefined : [invulnerableSave]);
  return {
    name,
    keywords: [...new Set([...(unit.keywords ?? []), ...keywords])],
    ...(base && { base: { ...base } }),
    ...(leadership !== undefined && { leadership }),
    ...(save !== undefined && { save }),
    ...(invulnerableSaves && { invulnerableSaves: [...invulnerableSaves] }),
  };
}
