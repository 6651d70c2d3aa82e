import { WargameError } from '../errors/wargameError';
import { discBody, segmentBody } from './body';
import { bodyDistance } from './bodyDistance';
import { edgeParts, type Stretch } from './edgeParts';
import { edgesOf } from './edgesOf';
import type { GeometryErrorCode } from './geometryErrorCode';
import type { Placed } from './placed';
import { placedBody } from './placedBody';
import type { Point } from './point';
import { requireZone } from './requireZone';
import { anySurrounds } from './surroundsPoint';
import { TOLERANCE } from './tolerance';
import { touchesLine } from './touchesLine';
import type { Zone } from './zone';

/**
 * Measures from a base or a point to the closest part of a zone: how far a unit is set up from the enemy's.
 *
 * @param placed - a placed base, or a point
 * @param zone - the zone
 * @returns the distance in the unit of the game; 0 when any part of the base is in the zone or touches it
 * @throws {@link WargameError} `geometry/empty-zone` when the holes leave nothing of the zone;
 *   `geometry/…` for a place, size, shape or zone that can't be, naming it
 * @since 0.1.0
 * @example
 * ```ts
 * import { distanceToZone, rectangleZone } from 'wargame-rules';
 *
 * const scout = { base: { shape: 'round', diameter: 1 }, at: { x: 10, y: 18.5 } } as const;
 * distanceToZone(scout, rectangleZone({ x: 0, y: 0, width: 44, height: 9 })); // => 9
 * ```
 */
export function distanceToZone(placed: Placed | Point, zone: Zone): number {
  const body = placedBody(placed, 'placed');
  const { pieces, holes = [] } = requireZone(zone, 'zone');
  const isNear = (line: Stretch): boolean => touchesLine(discBody(body.at, TOLERANCE), line);
  const isInside = anySurrounds(pieces, body.at) && !anySurrounds(holes, body.at);
  if (isInside && !edgesOf(holes).some(isNear)) return 0;
  // Rounding may leave a sliver between holes that meet: only the border tells it from the zone.
  const stretches = border({ pieces, holes });
  if (isInside && stretches.some(isNear)) return 0;
  const distances = stretches.map(({ from, to }) => bodyDistance(body, segmentBody(from, to)));
  if (distances.length === 0) {
    throw new WargameError<GeometryErrorCode>({
      code: 'geometry/empty-zone',
      message: 'the holes leave nothing of the zone',
      path: 'zone.holes',
    });
  }
  return distances.reduce((one, other) => Math.min(one, other));
}

/** Edges of pieces with no hole behind them, and edges of holes with the zone around them. */
function border({ pieces, holes }: Required<Zone>): readonly Stretch[] {
  const ofPieces = edgesOf(pieces);
  const ofHoles = edgesOf(holes);
  const all = [...ofPieces, ...ofHoles];
  return [
    ...ofPieces.flatMap((edge) => edgeParts(edge, -1, ofHoles, (spot) => !anySurrounds(holes, spot))),
    ...ofHoles.flatMap((edge) =>
      edgeParts(edge, 1, all, (spot) => anySurrounds(pieces, spot) && !anySurrounds(holes, spot)),
    ),
  ];
}
