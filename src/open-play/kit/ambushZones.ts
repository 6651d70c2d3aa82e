import type { DeploymentMap } from '../mission/mission';
import { requireShare } from '../zones/requireShare';
import { edgeArea } from './edgeArea';

/**
 * A deployment map for an ambush: the Defender at one of the shorter edges, the Attacker along both of the longer
 * ones, from where the Defender's zone ends and a gap begins.
 *
 * @param start - how deep the Defender's zone is, as a share of the longer side of the battlefield
 * @param flank - how deep each half of the Attacker's is, as a share of the shorter side
 * @returns the map
 * @throws {@link WargameError} `argument/…` for shares that can't be, or leave nothing between the zones
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { isWithinZone } from 'wargame-rules';
 * import { ambushZones } from 'wargame-rules/open-play';
 *
 * const { attacker, defender } = ambushZones(0.25, 0.2)({ width: 60, height: 40 });
 * isWithinZone({ x: 55, y: 20 }, defender); // => true
 * isWithinZone({ x: 20, y: 7 }, attacker); // => true
 * isWithinZone({ x: 20, y: 20 }, attacker); // => false
 * ```
 */
export function ambushZones(start: number, flank: number): DeploymentMap {
  requireShare(start, 'start', 0.5);
  requireShare(flank, 'flank', 0.4);
  return (battlefield) => {
    const along = [0, 1 - start - flank] as const;
    return {
      attacker: {
        pieces: [
          ...edgeArea('short', along, [0, flank])(battlefield).pieces,
          ...edgeArea('short', along, [1 - flank, 1])(battlefield).pieces,
        ],
      },
      defender: edgeArea('short', [1 - start, 1])(battlefield),
    };
  };
}
