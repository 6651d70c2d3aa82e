import type { Point } from '../../core/geometry/point';
import type { Field } from './battlefield';
import type { TableEdge } from './tableEdge';

/** A rectangle along the edges of the table; `x` and `y` are those of its bottom left corner. */
export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The rectangle that a field covers when its centre is there. */
export function fieldExtent(
  { width, length }: Pick<Field, 'width' | 'length'>,
  at: Point,
  sunward: TableEdge,
): Extent {
  const [across, up] = sunward === 'left' || sunward === 'right' ? [width, length] : [length, width];
  return { x: at.x - across / 2, y: at.y - up / 2, width: across, height: up };
}
