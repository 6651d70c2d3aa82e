import { rectangleZone } from '../../core/geometry/rectangleZone';
import type { DeploymentMap } from '../mission/mission';
import { requireShare } from './requireShare';

/**
 * A deployment map with the Defender in the middle of the battlefield and the Attacker all around, along its edges.
 *
 * @param middle - the size of the Defender's zone, as a share of the battlefield's width and height
 * @param depth - how deep the Attacker's zone is, as a share of the battlefield's width and height
 * @returns the map
 * @throws {@link WargameError} `argument/…` for zones that would overlap; asking the map throws `geometry/…` for a battlefield that can't be
 * @rule OP-ZONE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { isWithinZone } from 'wargame-rules';
 * import { surroundedZones } from 'wargame-rules/open-play';
 *
 * const { attacker, defender } = surroundedZones(0.4, 0.1)({ width: 60, height: 40 });
 * isWithinZone({ x: 30, y: 20 }, defender); // => true
 * isWithinZone({ x: 5, y: 20 }, attacker); // => true
 * isWithinZone({ x: 12, y: 20 }, attacker); // => false
 * ```
 */
export function surroundedZones(middle: number, depth: number): DeploymentMap {
  requireShare(middle, 'middle', 1);
  requireShare(depth, 'depth', (1 - middle) / 2);
  return ({ width, height }) => {
    const inner = (share: number) =>
      rectangleZone({
        x: (width * (1 - share)) / 2,
        y: (height * (1 - share)) / 2,
        width: width * share,
        height: height * share,
      });
    const whole = rectangleZone({ x: 0, y: 0, width, height });
    return {
      attacker: { pieces: whole.pieces, holes: inner(1 - 2 * depth).pieces },
      defender: inner(middle),
    };
  };
}
