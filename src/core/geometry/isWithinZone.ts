import { distanceToZone } from './distanceToZone';
import type { Placed } from './placed';
import type { Point } from './point';
import { TOLERANCE } from './tolerance';
import type { Zone } from './zone';

/**
 * Tells whether any part of a base is in a zone, or touches it: see {@link TOLERANCE}. Where the rule says
 * "wholly within", use {@link isWhollyWithin}.
 *
 * @param placed - a placed base, or a point
 * @param zone - the zone
 * @returns whether some of it is within the zone
 * @throws {@link WargameError} `geometry/empty-zone` when the holes leave nothing of the zone;
 *   `geometry/…` for a place, size, shape or zone that can't be, naming it
 * @since 0.1.0
 * @example
 * ```ts
 * import { isWithinZone, rectangleZone } from 'wargame-rules';
 *
 * const trooper = { base: { shape: 'round', diameter: 1 }, at: { x: 10, y: 9.5 } } as const;
 * isWithinZone(trooper, rectangleZone({ x: 0, y: 0, width: 44, height: 9 })); // => true
 * isWithinZone(trooper, rectangleZone({ x: 0, y: 0, width: 44, height: 8.9 })); // => false
 * ```
 */
export function isWithinZone(placed: Placed | Point, zone: Zone): boolean {
  return distanceToZone(placed, zone) <= TOLERANCE;
}
