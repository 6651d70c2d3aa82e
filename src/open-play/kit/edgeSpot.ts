import { edgeFrame, requireBetween, requireEdges } from './edgeFrame';
import type { Spot } from './spot';

/**
 * A place on the battlefield, seen from the Attacker's edge: it goes with `edgeZones` on the same edges.
 *
 * @param edges - which edges are the two sides' own: the `long` ones or the `short` ones
 * @param across - how far from the Attacker's edge: 0 is at that edge, 1 at the Defender's
 * @param along - how far along the edge, 0 to 1; in the middle when absent
 * @returns the place
 * @throws {@link WargameError} `argument/…` for edges and shares that can't be
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { edgeSpot } from 'wargame-rules/open-play';
 *
 * edgeSpot('long', 0.75)({ width: 44, height: 60 }); // => { x: 33, y: 30 }
 * edgeSpot('long', 0.75)({ width: 44, height: 30 }); // => { x: 22, y: 22.5 }
 * ```
 */
export function edgeSpot(edges: 'long' | 'short', across: number, along: number = 0.5): Spot {
  requireEdges(edges);
  requireBetween(across, 'across');
  requireBetween(along, 'along');
  return (battlefield) => {
    const frame = edgeFrame(edges, battlefield);
    const [deep, aside] = [frame.across * across, frame.along * along];
    return frame.upright ? { x: deep, y: aside } : { x: aside, y: deep };
  };
}
