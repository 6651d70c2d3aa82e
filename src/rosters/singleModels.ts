import type { RosterModel } from './army';

/**
 * One model, by itself.
 *
 * @since 0.1.0
 */
export type SingleModel = Omit<RosterModel, 'count'>;

/**
 * Gives each model of a unit an entry and an id of its own, for games that follow single models.
 *
 * @param models - the models of a unit, like ones counted together
 * @returns one entry a model; the ids are those of the entries they come from, numbered where there are several.
 *   Where one of several is the Warlord, it is the first
 * @since 0.1.0
 * @example
 * ```ts
 * import { singleModels } from 'wargame-rules/rosters';
 *
 * const crew = { id: 'b2', name: 'Deckhand', count: 2, keywords: [], warlord: false };
 * singleModels([crew]).map((model) => model.id); // => ['b2/1', 'b2/2']
 * ```
 */
export function singleModels(models: readonly RosterModel[]): readonly SingleModel[] {
  return models.flatMap(({ count, ...model }) =>
    Array.from({ length: count }, (_, index) => ({
      ...model,
      id: count === 1 ? model.id : `${model.id}/${index + 1}`,
      warlord: model.warlord && index === 0,
    })),
  );
}
