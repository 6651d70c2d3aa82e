import type { Point } from './point';
import { cross, lengthOf, minus } from './vector';
import type { Polygon } from './zone';

/** One side of a polygon. */
export interface Edge {
  readonly from: Point;
  readonly to: Point;
  /** Away from the polygon, of length 1. */
  readonly outward: Point;
}

/** The sides of polygons, whichever way round their corners go. */
export function edgesOf(polygons: readonly Polygon[]): readonly Edge[] {
  return polygons.flatMap(({ corners }) => {
    const turn = isCounterClockwise(corners) ? 1 : -1;
    return corners.map((from, index) => {
      const to = corners[(index + 1) % corners.length] as Point;
      const along = minus(to, from);
      const length = lengthOf(along);
      return { from, to, outward: { x: (turn * along.y) / length, y: (-turn * along.x) / length } };
    });
  });
}

/** The corners are taken as seen from the first, so that a polygon far out keeps its digits. */
function isCounterClockwise(corners: readonly Point[]): boolean {
  const origin = corners[0] as Point;
  const area = corners.reduce((sum, corner, index) => {
    const next = corners[(index + 1) % corners.length] as Point;
    return sum + cross(minus(corner, origin), minus(next, origin));
  }, 0);
  return area > 0;
}
