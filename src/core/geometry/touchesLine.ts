import { type Body, segmentBody } from './body';
import { bodyDistance } from './bodyDistance';
import type { Stretch } from './edgeParts';
import { TOLERANCE } from './tolerance';
import { dot, lengthOf, minus } from './vector';

/** Whether a body touches a straight line. Lines that are plainly out of reach need no iteration. */
export function touchesLine(body: Body, { from, to }: Stretch): boolean {
  const along = minus(to, from);
  const apart = minus(body.at, from);
  const share = Math.min(1, Math.max(0, dot(apart, along) / dot(along, along)));
  const nearest = { x: apart.x - share * along.x, y: apart.y - share * along.y };
  if (lengthOf(nearest) > body.radius + body.reach + TOLERANCE) return false;
  return bodyDistance(body, segmentBody(from, to)) === 0;
}
