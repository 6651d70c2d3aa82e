import { rectangleZone } from '../../../core/geometry/rectangleZone';
import type { Zone } from '../../../core/geometry/zone';
import type { TableSize } from '../../battlezone/tableSize';

/** The part of a table that is at least so far from every edge; the whole of it where that leaves nothing. */
export function insideEdges({ width, height }: TableSize, margin: number): Zone {
  // A table is at least as wide as it is high.
  const least = height > 2 * margin ? margin : 0;
  return rectangleZone({ x: least, y: least, width: width - 2 * least, height: height - 2 * least });
}

/** The strip along a short edge. */
export function shortEdgeStrip({ width, height }: TableSize, edge: 'left' | 'right', depth: number): Zone {
  const reach = Math.min(depth, width);
  return rectangleZone({ x: edge === 'left' ? 0 : width - reach, y: 0, width: reach, height });
}
