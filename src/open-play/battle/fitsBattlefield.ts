import { atLeast } from '../../core/geometry/atLeast';
import { atMost } from '../../core/geometry/atMost';
import type { Placed } from '../../core/geometry/placed';
import { placedBody } from '../../core/geometry/placedBody';
import type { Point } from '../../core/geometry/point';
import type { Battlefield } from './battle';

/** Whether all of a base is on the battlefield: faster than asking its zone, which may have any shape. */
export function fitsBattlefield(placed: Placed | Point, { width, height }: Battlefield): boolean {
  const { at, radius, support } = placedBody(placed, 'placed');
  return (
    atLeast(at.x + support(LEFT).x - radius, 0) &&
    atMost(at.x + support(RIGHT).x + radius, width) &&
    atLeast(at.y + support(DOWN).y - radius, 0) &&
    atMost(at.y + support(UP).y + radius, height)
  );
}

const LEFT: Point = { x: -1, y: 0 };
const RIGHT: Point = { x: 1, y: 0 };
const DOWN: Point = { x: 0, y: -1 };
const UP: Point = { x: 0, y: 1 };
