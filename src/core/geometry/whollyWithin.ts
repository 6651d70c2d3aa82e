import { discBody } from './body';
import { edgeParts, type Stretch } from './edgeParts';
import { edgesOf } from './edgesOf';
import { isWithinZone } from './isWithinZone';
import type { Placed } from './placed';
import { placedBody } from './placedBody';
import type { Point } from './point';
import { requireZone } from './requireZone';
import { anySurrounds } from './surroundsPoint';
import { TOLERANCE } from './tolerance';
import { touchesLine } from './touchesLine';
import type { Zone } from './zone';

/** Asks of many bases whether each is wholly within one zone, which is checked and taken apart once. */
export function whollyWithin(zone: Zone): (placed: Placed | Point) => boolean {
  const { pieces, holes = [] } = requireZone(zone, 'zone');
  const ofPieces = edgesOf(pieces);
  const ofHoles = edgesOf(holes);
  const isPlainlyInside = (at: Point): boolean =>
    anySurrounds(pieces, at) &&
    !anySurrounds(holes, at) &&
    !ofHoles.some((edge) => touchesLine(discBody(at, TOLERANCE), edge));
  return (placed) => {
    const body = placedBody(placed, 'placed', TOLERANCE);
    if (!isPlainlyInside(body.at) && !isWithinZone(body.at, zone)) return false;
    if (body.radius === 0 && body.reach === 0) return true;
    const runsThrough = (line: Stretch): boolean => touchesLine(body, line);
    return !(
      ofHoles.some(runsThrough) ||
      ofPieces.some(
        (edge) =>
          runsThrough(edge) &&
          edgeParts(edge, 1, ofPieces, (spot) => !anySurrounds(pieces, spot)).some(runsThrough),
      )
    );
  };
}
