import type { Point } from './point';
import { requireNumber } from './requireNumber';
import { requireObject } from './requireObject';

/** Refuses a place that is nowhere. */
export function requirePoint(point: Point, path: string): Point {
  requireObject(point, path);
  requireNumber(point.x, `${path}.x`);
  requireNumber(point.y, `${path}.y`);
  return point;
}
