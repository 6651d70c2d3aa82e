import { isWithin } from '../../core/geometry/isWithin';
import type { Point } from '../../core/geometry/point';
import type { Objective } from '../state/objective';
import { type PlacedModel, placedObjective } from './placedObjective';

/**
 * Finds the models in base contact with an objective: the `touchedBy` of what happens to it.
 *
 * @param objective - an objective of a set
 * @param models - every model that might touch it, in inches
 * @param at - where the middle of the objective is to be; where it is unless told
 * @returns their ids in the order given; none where the objective's place is unknown
 * @throws {@link WargameError} `geometry/…` for a place, size or shape that can't be
 * @rule MO-CLAIM-1, MO-CLAIM-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, makeObjective, modelsTouching } from 'wargame-rules/movable-objectives';
 *
 * const base = { shape: 'round', diameter: 1 } as const;
 * const crate = makeObjective({ id: 'crate', base, at: { x: 9, y: 4 } }, ASTRONOMICON);
 * const models = [{ id: 'boy', base, at: { x: 10, y: 4 } }, { id: 'nob', base, at: { x: 7.5, y: 4 } }];
 * modelsTouching(crate, models); // => ['boy']
 * ```
 */
export function modelsTouching(
  objective: Objective,
  models: readonly PlacedModel[],
  at?: Point,
): readonly string[] {
  const placed = placedObjective(objective, at);
  if (!placed) return [];
  return models.filter((model) => isWithin(placed, model, 0)).map(({ id }) => id);
}
