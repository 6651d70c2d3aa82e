import type { Point } from '../../core/geometry/point';
import { TOLERANCE } from '../../core/geometry/tolerance';
import { lengthOf } from '../../core/geometry/vector';
import type { Extent } from './fieldExtent';

/** Whether two rectangles share more than an edge. */
export function extentsOverlap(one: Extent, other: Extent): boolean {
  const apart = (from: number, size: number, begins: number, length: number): boolean =>
    from + size <= begins + TOLERANCE || begins + length <= from + TOLERANCE;
  return !(apart(one.x, one.width, other.x, other.width) || apart(one.y, one.height, other.y, other.height));
}

/** Whether a rectangle reaches under a disc. */
export function overlapsDisc(
  extent: Extent,
  disc: { readonly at: Point; readonly diameter: number },
): boolean {
  const nearest = (value: number, from: number, size: number): number =>
    Math.min(Math.max(value, from), from + size);
  const x = nearest(disc.at.x, extent.x, extent.width) - disc.at.x;
  const y = nearest(disc.at.y, extent.y, extent.height) - disc.at.y;
  return lengthOf({ x, y }) < disc.diameter / 2 - TOLERANCE;
}

/** Whether a rectangle lies within another, edges included. */
export function liesWithin(inner: Extent, outer: Extent): boolean {
  return (
    inner.x >= outer.x - TOLERANCE &&
    inner.y >= outer.y - TOLERANCE &&
    inner.x + inner.width <= outer.x + outer.width + TOLERANCE &&
    inner.y + inner.height <= outer.y + outer.height + TOLERANCE
  );
}
