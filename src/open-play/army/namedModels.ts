import type { Model } from './army';
import type { ModelEntry, UnitEntry } from './armyList';

/** A single model of an army list, by the id it will have. */
export interface NamedModel {
  readonly id: string;
  readonly warlord: boolean;
  readonly unit: UnitEntry;
  /** Where its entry stands in the unit. */
  readonly at: number;
}

/** Gives each model of a unit an id of its own. */
export function namedModels(unit: UnitEntry, prefix: string = ''): readonly NamedModel[] {
  const marked = unit.models.some(({ warlord }) => warlord);
  const named: NamedModel[] = [];
  unit.models.forEach(({ id, count = 1, warlord }, at) => {
    const leads = marked ? warlord === true : unit.warlord === true && at === 0;
    for (let number = 1; number <= count; number++) {
      const own = count === 1 ? `${prefix}${id}` : `${prefix}${id}/${number}`;
      named.push({ id: own, warlord: leads && number === 1, unit, at });
    }
  });
  return named;
}

/** The models of a unit as they take the field. */
export function musteredModels(unit: UnitEntry, prefix: string): readonly Model[] {
  const models = unit.models.map((entry) => oneModel(entry, unit));
  return namedModels(unit, prefix).map(({ id, at }) => ({ ...(models[at] as Model), id }));
}

function oneModel(entry: ModelEntry, unit: UnitEntry): Model {
  const { id, name, base, leadership, save, invulnerableSave } = entry;
  const invulnerableSaves =
    entry.invulnerableSaves ?? (invulnerableSave === undefined ? undefined : [invulnerableSave]);
  return {
    id,
    name,
    keywords: keywordsOf(entry, unit),
    ...(base && { base: { ...base } }),
    ...(leadership !== undefined && { leadership: leadership + 0 }),
    ...(save !== undefined && { save }),
    ...(invulnerableSaves && { invulnerableSaves: [...invulnerableSaves] }),
  };
}

/** Those of a model, the unit's included. */
export function keywordsOf(entry: ModelEntry, unit: UnitEntry): readonly string[] {
  return [...new Set([...(unit.keywords ?? []), ...(entry.keywords ?? [])])];
}
