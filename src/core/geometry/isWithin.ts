import { distanceBetween } from './distanceBetween';
import type { Placed } from './placed';
import type { Point } from './point';
import { requireLength } from './requireNumber';
import { TOLERANCE } from './tolerance';

/**
 * Tells whether any part of one base is within a distance of any part of another. Bases set exactly that far
 * apart are within it, whatever their size and direction: see {@link TOLERANCE}.
 *
 * @param from - a placed base, or a point
 * @param to - a placed base, or a point
 * @param distance - how far, 0 or more, in the unit of the game
 * @returns whether the closest parts are at most that far apart
 * @throws {@link WargameError} `geometry/negative-length` for a distance below 0; `geometry/…` for a place,
 *   size or shape that can't be, naming it
 * @since 0.1.0
 * @example
 * ```ts
 * import { isWithin, type Placed } from 'wargame-rules';
 *
 * const warlord: Placed = { base: { shape: 'round', diameter: 1.6 }, at: { x: 0, y: 0 } };
 * const trooper: Placed = { base: { shape: 'round', diameter: 1.2 }, at: { x: 7.4, y: 0 } };
 * isWithin(warlord, trooper, 6); // => true
 * isWithin(warlord, trooper, 5.99); // => false
 * ```
 */
export function isWithin(from: Placed | Point, to: Placed | Point, distance: number): boolean {
  return distanceBetween(from, to) - requireLength(distance, 'distance') <= TOLERANCE;
}
