import { distanceBetween } from '../../core/geometry/distanceBetween';
import type { Point } from '../../core/geometry/point';
import type { Shift } from '../state/changes';
import type { Objective } from '../state/objective';
import { pointCopy } from './pointShape';

/**
 * How far an objective is moved, and where it is then. It is moved at least as far as its two places are
 * apart, so that swinging it round its carrier gains nothing. A place that is not told is unknown from now
 * on, unless nothing moved.
 */
export function shiftOf(objective: Objective, distance: number, at: Point | undefined): Shift {
  if (!at) return { distance: distance + 0, at: distance === 0 ? objective.at : null };
  const apart = objective.at ? distanceBetween(objective.at, at) : 0;
  return { distance: Math.max(distance, apart) + 0, at: pointCopy(at) };
}
