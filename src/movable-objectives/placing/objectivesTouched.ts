import { isWithin } from '../../core/geometry/isWithin';
import type { Placed } from '../../core/geometry/placed';
import type { ObjectiveSet } from '../state/objectiveSet';
import { placedObjective } from './placedObjective';

/**
 * Finds the unclaimed objectives that a model touches: those that it may try to claim.
 *
 * @param set - the objectives
 * @param model - the model's base and place, in inches
 * @returns their ids in the order of the set
 * @throws {@link WargameError} `geometry/…` for a place, size or shape that can't be
 * @rule MO-CLAIM-1, MO-CLAIM-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, objectivesTouched, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const objectives = [{ id: 'relic', at: { x: 9, y: 4 } }, { id: 'crate', at: { x: 20, y: 4 } }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives }, ASTRONOMICON);
 * objectivesTouched(set, { base: { shape: 'round', diameter: 1 }, at: { x: 9, y: 4.5 } }); // => ['relic']
 * ```
 */
export function objectivesTouched(set: ObjectiveSet, model: Placed): readonly string[] {
  return set.objectives
    .filter((objective) => {
      const placed = objective.place.kind === 'table' ? placedObjective(objective) : null;
      return placed !== null && isWithin(placed, model, 0);
    })
    .map(({ id }) => id);
}
