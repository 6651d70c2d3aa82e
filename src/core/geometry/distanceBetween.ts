import { bodyDistance } from './bodyDistance';
import type { Placed } from './placed';
import { placedBody } from './placedBody';
import type { Point } from './point';

/**
 * Measures between the closest parts of two bases, seen from above. Points measure as bases of no size.
 *
 * Exact for round bases and points, up to the rounding of doubles. Ovals and rectangles are closed in on,
 * to within a billionth of a unit in any battle that fits into 1,000 by 1,000 units. The order of the two
 * makes no difference, not even in the last digit.
 *
 * @param from - a placed base, or a point
 * @param to - a placed base, or a point
 * @returns the distance in the unit of the game; 0 when they touch or overlap
 * @throws {@link WargameError} `geometry/…` for a place, size or shape that can't be, naming it
 * @since 0.1.0
 * @example
 * ```ts
 * import { distanceBetween, type Placed } from 'wargame-rules';
 *
 * const tank: Placed = { base: { shape: 'rectangle', length: 6, width: 4 }, at: { x: 10, y: 10 }, facing: 90 };
 * const trooper: Placed = { base: { shape: 'round', diameter: 1 }, at: { x: 10, y: 16 } };
 * distanceBetween(tank, trooper); // => 2.5
 * distanceBetween(trooper, { x: 13, y: 20 }); // => 4.5
 * ```
 */
export function distanceBetween(from: Placed | Point, to: Placed | Point): number {
  return bodyDistance(placedBody(from, 'from'), placedBody(to, 'to'));
}
