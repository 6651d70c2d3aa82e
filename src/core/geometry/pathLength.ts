import type { Point } from './point';
import { requireList } from './requireList';
import { requirePoint } from './requirePoint';
import { lengthOf, minus } from './vector';

/**
 * Adds up the straight parts of a path: how far a model has moved that went round a corner.
 *
 * Compare it with {@link atMost}, for the sum of many parts is rounded many times.
 *
 * @param points - where it began, each turn it took, and where it ended
 * @returns the length in the unit of the game; 0 for fewer than two points
 * @throws {@link WargameError} `geometry/…` for a point that can't be, naming it
 * @since 0.1.0
 * @example
 * ```ts
 * import { pathLength } from 'wargame-rules';
 *
 * pathLength([{ x: 0, y: 0 }, { x: 3, y: 4 }, { x: 3, y: 5 }]); // => 6
 * ```
 */
export function pathLength(points: readonly Point[]): number {
  requireList(points, 'points').forEach((point, index) => {
    requirePoint(point, `points[${index}]`);
  });
  return points.reduce(
    (sum, point, index) => sum + lengthOf(minus(point, points[Math.max(0, index - 1)] as Point)),
    0,
  );
}
