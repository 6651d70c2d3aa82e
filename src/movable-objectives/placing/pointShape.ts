import type { Point } from '../../core/geometry/point';
import { exactly } from '../../core/shape/exactly';
import type { Shape } from '../../core/shape/shape';
import { members } from '../../core/shape/shapes';
import { coordinate } from '../checking/figures';

const coordinates = { x: coordinate, y: coordinate };

export const pointShape: Shape = members(coordinates);

/** A point as this library keeps it. */
export const keptPointShape: Shape = exactly(coordinates);

/** A copy without what else the app keeps of the point. Adding 0 turns -0, which JSON can't hold, into 0. */
export function pointCopy({ x, y }: Point): Point {
  return { x: x + 0, y: y + 0 };
}
