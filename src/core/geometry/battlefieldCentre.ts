import type { Point } from './point';
import { requireSize } from './requireNumber';
import { requireObject } from './requireObject';

/**
 * Finds the centre of a rectangular battlefield whose corner is at 0, 0.
 *
 * @param battlefield - its size in the unit of the game, both above 0
 * @returns the point in the middle
 * @throws {@link WargameError} `geometry/…` for a size that can't be, naming it
 * @since 0.1.0
 * @example
 * ```ts
 * import { battlefieldCentre } from 'wargame-rules';
 *
 * battlefieldCentre({ width: 44, height: 30 }); // => { x: 22, y: 15 }
 * ```
 */
export function battlefieldCentre(battlefield: { readonly width: number; readonly height: number }): Point {
  const { width, height } = requireObject(battlefield, 'battlefield');
  return { x: requireSize(width, 'width') / 2, y: requireSize(height, 'height') / 2 };
}
