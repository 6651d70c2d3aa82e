import type { ArgumentErrorCode } from '../../core/errors/argumentErrorCode';
import { WargameError } from '../../core/errors/wargameError';
import { rectangleZone } from '../../core/geometry/rectangleZone';
import type { DeploymentMap } from '../mission/mission';
import { requireShare } from './requireShare';

/**
 * A deployment map with a zone along each of two edges that face each other, the Attacker's along the left one or
 * the one at the bottom.
 *
 * @param edges - `long`: along the longer edges of the battlefield; `short`: along the shorter ones
 * @param depth - how deep each zone is, as a share of the distance between the edges: 0.25 leaves half of it empty
 * @returns the map
 * @throws {@link WargameError} `argument/…` for other edges and for a depth of more than half; asking the map throws `geometry/…` for a battlefield that can't be
 * @rule OP-ZONE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { isWithinZone } from 'wargame-rules';
 * import { edgeZones } from 'wargame-rules/open-play';
 *
 * const { attacker } = edgeZones('long', 0.25)({ width: 44, height: 60 });
 * isWithinZone({ x: 11, y: 30 }, attacker); // => true
 * isWithinZone({ x: 12, y: 30 }, attacker); // => false
 * ```
 */
export function edgeZones(edges: 'long' | 'short', depth: number): DeploymentMap {
  if (edges !== 'long' && edges !== 'short') {
    const message = 'expected long or short';
    throw new WargameError<ArgumentErrorCode>({ code: 'argument/unknown-value', message, path: 'edges' });
  }
  requireShare(depth, 'depth', 0.5);
  return ({ width, height }) => {
    const upright = (edges === 'long') === height >= width;
    const [across, along] = upright ? [width, height] : [height, width];
    const deep = across * depth;
    const zone = (from: number) =>
      rectangleZone(
        upright
          ? { x: from, y: 0, width: deep, height: along }
          : { x: 0, y: from, width: along, height: deep },
      );
    return { attacker: zone(0), defender: zone(across - deep) };
  };
}
