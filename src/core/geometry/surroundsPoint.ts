import type { Point } from './point';
import { cross, minus } from './vector';
import type { Polygon } from './zone';

/**
 * Whether a point lies inside a polygon: a ray from it towards +x crosses the sides an odd number of times.
 * On a side itself it may be either; callers ask about points that are clear of the sides.
 */
export function surroundsPoint({ corners }: Polygon, point: Point): boolean {
  let inside = false;
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % corners.length] as Point;
    if (from.y > point.y === to.y > point.y) return;
    const isLeft = cross(minus(to, from), minus(point, from)) > 0;
    if (isLeft === to.y > from.y) inside = !inside;
  });
  return inside;
}

/** Whether a point lies inside any of several polygons. */
export function anySurrounds(polygons: readonly Polygon[], point: Point): boolean {
  return polygons.some((polygon) => surroundsPoint(polygon, point));
}
