import { rectangleZone } from '../../core/geometry/rectangleZone';
import { requireSize } from '../../core/geometry/requireNumber';
import type { Area } from './spot';

/**
 * A strip along all four edges of the battlefield.
 *
 * @param depth - how deep the strip is, in inches; 6 when absent. Where that leaves no middle, it is everywhere
 * @returns the strip
 * @throws {@link WargameError} `geometry/…` for a depth that can't be
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { isWithinZone } from 'wargame-rules';
 * import { rimStrip } from 'wargame-rules/open-play';
 *
 * const rim = rimStrip()({ width: 44, height: 30 });
 * isWithinZone({ x: 22, y: 3 }, rim); // => true
 * isWithinZone({ x: 22, y: 15 }, rim); // => false
 * ```
 */
export function rimStrip(depth: number = 6): Area {
  requireSize(depth, 'depth');
  return ({ width, height }) => {
    const { pieces } = rectangleZone({ x: 0, y: 0, width, height });
    if (Math.min(width, height) <= 2 * depth) return { pieces };
    const inner = { x: depth, y: depth, width: width - 2 * depth, height: height - 2 * depth };
    return { pieces, holes: rectangleZone(inner).pieces };
  };
}
