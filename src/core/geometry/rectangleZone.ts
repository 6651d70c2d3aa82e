import { requireNumber, requireSize } from './requireNumber';
import { requireObject } from './requireObject';
import type { Zone } from './zone';

/**
 * Makes a rectangular zone with sides along x and y: a battlefield, a strip along its edge.
 *
 * @param rectangle - `x` and `y` of the corner where both are least, and the size, above 0; all in the unit
 *   of the game
 * @returns the zone, in one piece
 * @throws {@link WargameError} `geometry/…` for a place or size that can't be, naming it
 * @since 0.1.0
 * @example
 * ```ts
 * import { isWhollyWithin, rectangleZone } from 'wargame-rules';
 *
 * const zone = rectangleZone({ x: 0, y: 0, width: 44, height: 9 });
 * const trooper = { base: { shape: 'round', diameter: 1 }, at: { x: 20, y: 8.5 } } as const;
 * isWhollyWithin(trooper, zone); // => true
 * ```
 */
export function rectangleZone(rectangle: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}): Zone {
  const { x, y, width, height } = requireObject(rectangle, 'rectangle');
  // Adding 0 turns -0, which JSON can't hold, into 0.
  const left = requireNumber(x, 'x') + 0;
  const bottom = requireNumber(y, 'y') + 0;
  const right = requireNumber(left + requireSize(width, 'width'), 'x + width');
  const top = requireNumber(bottom + requireSize(height, 'height'), 'y + height');
  return {
    pieces: [
      {
        corners: [
          { x: left, y: bottom },
          { x: right, y: bottom },
          { x: right, y: top },
          { x: left, y: top },
        ],
      },
    ],
  };
}
