import type { Placed } from './placed';
import type { Point } from './point';
import { whollyWithin } from './whollyWithin';
import type { Zone } from './zone';

/**
 * Tells whether all of a base is in a zone. A base that touches the edge from inside is.
 *
 * The base is taken smaller by {@link TOLERANCE} on every side. It is wholly within when its middle is in the
 * zone and none of the zone's border runs through it. An edge that two pieces share is not part of the
 * border (gaps narrower than half the tolerance are closed), so a base may straddle it; the edge of a hole
 * always is.
 *
 * @param placed - a placed base, or a point
 * @param zone - the zone, which may have corners that point inwards, several pieces, and holes
 * @returns whether no part of it is outside
 * @throws {@link WargameError} `geometry/empty-zone` when the holes leave nothing of the zone;
 *   `geometry/…` for a place, size, shape or zone that can't be, naming it
 * @since 0.1.0
 * @example
 * ```ts
 * import { isWhollyWithin, type Placed, rectangleZone, type Zone } from 'wargame-rules';
 *
 * const left = rectangleZone({ x: 0, y: 0, width: 10, height: 6 });
 * const right = rectangleZone({ x: 10, y: 0, width: 10, height: 6 });
 * const both: Zone = { pieces: [...left.pieces, ...right.pieces] };
 * const bike: Placed = { base: { shape: 'oval', length: 3, width: 1.6 }, at: { x: 10, y: 0.8 } };
 * isWhollyWithin(bike, both); // => true
 * isWhollyWithin(bike, left); // => false
 * ```
 */
export function isWhollyWithin(placed: Placed | Point, zone: Zone): boolean {
  return whollyWithin(zone)(placed);
}
