import type { Point } from '../../core/geometry/point';
import type { Zone } from '../../core/geometry/zone';
import type { Battlefield } from '../battle/battle';

/**
 * A place on a battlefield of any size, in inches.
 *
 * @since 0.1.0
 */
export type Spot = (battlefield: Battlefield) => Point;

/**
 * A stretch of a battlefield of any size, in inches.
 *
 * @since 0.1.0
 */
export type Area = (battlefield: Battlefield) => Zone;
