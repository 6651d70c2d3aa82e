import type { Placed } from '../../core/geometry/placed';
import type { Point } from '../../core/geometry/point';
import type { Objective } from '../state/objective';

/**
 * A model with its place on the battlefield.
 *
 * @since 0.1.0
 */
export interface PlacedModel extends Placed {
  readonly id: string;
}

/**
 * Gives an objective as the geometry measures it: with its base, or as a point where it has none.
 *
 * @param objective - an objective of a set
 * @param at - another place for its middle; where it is unless told
 * @returns the placed objective; null where its place is unknown
 * @rule MO-CLAIM-4
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, makeObjective, placedObjective } from 'wargame-rules/movable-objectives';
 *
 * const base = { shape: 'round', diameter: 1.5 } as const;
 * const crate = makeObjective({ id: 'crate', base, at: { x: 9, y: 4 } }, ASTRONOMICON);
 * placedObjective(crate); // => { base: { shape: 'round', diameter: 1.5 }, at: { x: 9, y: 4 } }
 * ```
 */
export function placedObjective(
  { base, at: present }: Objective,
  at: Point | null = present,
): Placed | Point | null {
  return at && base ? { base, at } : at;
}
