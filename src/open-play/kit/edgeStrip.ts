import { requireSize } from '../../core/geometry/requireNumber';
import { requireRole } from '../army/requireRole';
import type { Role } from '../army/role';
import { edgeArea } from './edgeArea';
import { edgeFrame, requireEdges } from './edgeFrame';
import type { Area } from './spot';

/**
 * A strip along one side's own edge of the battlefield: where its reserves arrive, where units leave.
 *
 * @param edges - which edges are the two sides' own: the `long` ones or the `short` ones
 * @param side - whose edge
 * @param depth - how deep the strip is, in inches; 6 when absent, and no more than there is
 * @returns the strip
 * @throws {@link WargameError} `argument/…` or `geometry/…` for edges, a side or a depth that can't be
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { isWithinZone } from 'wargame-rules';
 * import { edgeStrip } from 'wargame-rules/open-play';
 *
 * const strip = edgeStrip('long', 'defender')({ width: 44, height: 60 });
 * isWithinZone({ x: 39, y: 10 }, strip); // => true
 * isWithinZone({ x: 37, y: 10 }, strip); // => false
 * ```
 */
export function edgeStrip(edges: 'long' | 'short', side: Role, depth: number = 6): Area {
  requireEdges(edges);
  requireRole(side, 'side');
  requireSize(depth, 'depth');
  return (battlefield) => {
    const share = Math.min(1, depth / edgeFrame(edges, battlefield).across);
    return edgeArea(edges, side === 'attacker' ? [0, share] : [1 - share, 1])(battlefield);
  };
}
