import type { Point } from './point';

/**
 * A flat figure with straight edges.
 *
 * @since 0.1.0
 */
export interface Polygon {
  /**
   * At least three, in order around the figure, either way round; the first is not repeated at the end.
   * The edges neither cross nor touch one another.
   */
  readonly corners: readonly Point[];
}

/**
 * A part of the battlefield: what lies in any of the pieces and in none of the holes, edges included.
 *
 * Pieces may overlap, or lie side by side: an edge that two of them share is no border. Holes may reach
 * beyond the pieces.
 *
 * @since 0.1.0
 * @example
 * ```ts
 * import { checkZone, rectangleZone, type Zone } from 'wargame-rules';
 *
 * const table = rectangleZone({ x: 0, y: 0, width: 44, height: 30 });
 * const middle = rectangleZone({ x: 12, y: 10, width: 20, height: 10 });
 * const around: Zone = { pieces: table.pieces, holes: middle.pieces };
 * checkZone(around); // => []
 * ```
 */
export interface Zone {
  /** At least one. */
  readonly pieces: readonly Polygon[];
  /** What is cut out of the pieces. */
  readonly holes?: readonly Polygon[];
}
