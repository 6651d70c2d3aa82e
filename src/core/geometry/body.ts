import type { Point } from './point';

/**
 * A convex figure for measuring: a core, and everything within `radius` of it. The core of a round base is
 * its centre, which makes round bases exact.
 */
export interface Body {
  readonly at: Point;
  readonly radius: number;
  /** No point of the core is further from `at`. */
  readonly reach: number;
  /** The point of the core that lies furthest in a direction of length 1, as seen from `at`. */
  support(direction: Point): Point;
}

const NOWHERE: Point = { x: 0, y: 0 };

/** A point, or a disc around it. */
export function discBody(at: Point, radius: number): Body {
  return { at, radius, reach: 0, support: () => NOWHERE };
}

/** A straight line from one point to another. */
export function segmentBody(from: Point, to: Point): Body {
  const along = { x: to.x - from.x, y: to.y - from.y };
  return {
    at: from,
    radius: 0,
    reach: Math.abs(along.x) + Math.abs(along.y),
    support: ({ x, y }) => (along.x * x + along.y * y > 0 ? along : NOWHERE),
  };
}
