import type { Base } from './base';
import type { Point } from './point';

/**
 * A base that stands on the battlefield. A model of an app that has these fields is one as it is.
 *
 * @since 0.1.0
 */
export interface Placed {
  readonly base: Base;
  /** The middle of the base. */
  readonly at: Point;
  /**
   * Where the length of the base points, in degrees: 0 along +x, growing from +x towards +y, so that 90
   * is along +y. That is counter-clockwise where y points up, and clockwise on a screen where it points
   * down. Any finite number of turns; 0 when absent.
   */
  readonly facing?: number;
}
