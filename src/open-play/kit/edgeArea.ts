import { rectangleZone } from '../../core/geometry/rectangleZone';
import { requireSize } from '../../core/geometry/requireNumber';
import { edgeFrame, requireBetween, requireEdges } from './edgeFrame';
import type { Area } from './spot';

/**
 * A rectangle of the battlefield, seen from the Attacker's edge: it goes with `edgeZones` on the same edges.
 *
 * @param edges - which edges are the two sides' own: the `long` ones or the `short` ones
 * @param across - from where to where between the edges: 0 is the Attacker's, 1 the Defender's
 * @param along - from where to where along the edges, 0 to 1; all of it when absent
 * @returns the rectangle
 * @throws {@link WargameError} `argument/…` for edges and shares that can't be, `geometry/not-positive` for a rectangle of nothing
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { isWithinZone } from 'wargame-rules';
 * import { edgeArea } from 'wargame-rules/open-play';
 *
 * const leftHalf = edgeArea('long', [0, 1], [0, 0.5])({ width: 44, height: 30 });
 * isWithinZone({ x: 20, y: 25 }, leftHalf); // => true
 * isWithinZone({ x: 24, y: 25 }, leftHalf); // => false
 * ```
 */
export function edgeArea(
  edges: 'long' | 'short',
  across: readonly [from: number, to: number],
  along: readonly [from: number, to: number] = [0, 1],
): Area {
  requireEdges(edges);
  requireStretch(across, 'across');
  requireStretch(along, 'along');
  return (battlefield) => {
    const frame = edgeFrame(edges, battlefield);
    const [deep, depth] = stretch(across, frame.across);
    const [aside, length] = stretch(along, frame.along);
    return rectangleZone(
      frame.upright
        ? { x: deep, y: aside, width: depth, height: length }
        : { x: aside, y: deep, width: length, height: depth },
    );
  };
}

function stretch([from, to]: readonly [number, number], whole: number): readonly [number, number] {
  return [from * whole, (to - from) * whole];
}

function requireStretch(stretch: readonly [number, number], path: string): void {
  const [from, to] = (Array.isArray(stretch) ? stretch : []) as readonly [number, number];
  requireSize(requireBetween(to, path) - requireBetween(from, path), path);
}
