import { distanceBetween } from '../../core/geometry/distanceBetween';
import type { Placed } from '../../core/geometry/placed';
import type { Point } from '../../core/geometry/point';
import type { ObjectiveDrop } from '../carrying/objectiveDrop';
import type { Objective } from '../state/objective';
import { modelsTouching } from './modelsTouching';
import { type PlacedModel, placedObjective } from './placedObjective';
import { pointCopy } from './pointShape';

/**
 * Measures a spot where an objective is to be put down: how far from its carrier, and which models touch it
 * there.
 *
 * @param objective - an objective of a set
 * @param at - where its middle is to be
 * @param carrier - the base of the model that carries it, or the hull of the transport, in inches
 * @param models - every model that might touch it there
 * @returns the drop, to be checked and carried out
 * @throws {@link WargameError} `geometry/…` for a place, size or shape that can't be
 * @rule MO-DROP-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, makeObjective, measureDrop } from 'wargame-rules/movable-objectives';
 *
 * const base = { shape: 'round', diameter: 1 } as const;
 * const boy = { id: 'boy', base, at: { x: 8, y: 4 } };
 * const carriedBy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const crate = makeObjective({ id: 'crate', base, carriedBy }, ASTRONOMICON);
 * measureDrop(crate, { x: 9.5, y: 4 }, boy, [boy]);
 * // => { objective: 'crate', distance: 0.5, touchedBy: [], at: { x: 9.5, y: 4 } }
 * ```
 */
export function measureDrop(
  objective: Objective,
  at: Point,
  carrier: Placed,
  models: readonly PlacedModel[],
): ObjectiveDrop {
  const placed = placedObjective(objective, at) ?? at;
  return {
    objective: objective.id,
    distance: distanceBetween(placed, carrier),
    touchedBy: modelsTouching(objective, models, at),
    at: pointCopy(at),
  };
}
