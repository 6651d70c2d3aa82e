import { WargameError } from '../errors/wargameError';
import { type Body, discBody } from './body';
import { direction } from './direction';
import type { GeometryErrorCode } from './geometryErrorCode';
import type { Placed } from './placed';
import type { Point } from './point';
import { requireNumber, requireSize } from './requireNumber';
import { requireObject } from './requireObject';
import { requirePoint } from './requirePoint';

/**
 * Checks a base or a point and makes it ready for measuring.
 *
 * @param less - by how much the base is taken smaller on every side
 */
export function placedBody(placed: Placed | Point, path: string, less = 0): Body {
  requireObject(placed, path);
  if (!('base' in placed)) return discBody(requirePoint(placed, path), 0);
  const at = requirePoint(placed.at, `${path}.at`);
  const facing = requireNumber(placed.facing ?? 0, `${path}.facing`);
  const base = requireObject(placed.base, `${path}.base`);
  const half = (size: number, name: string): number =>
    Math.max(0, requireSize(size, `${path}.base.${name}`) / 2 - less);
  switch (base.shape) {
    case 'round':
      return discBody(at, half(base.diameter, 'diameter'));
    case 'oval':
      return turned(at, facing, half(base.length, 'length'), half(base.width, 'width'), ovalSupport);
    case 'rectangle':
      return turned(at, facing, half(base.length, 'length'), half(base.width, 'width'), rectangleSupport);
    default:
      throw new WargameError<GeometryErrorCode>({
        code: 'geometry/unknown-shape',
        message: 'expected a round, an oval or a rectangle',
        path: `${path}.base.shape`,
      });
  }
}

type Support = (length: number, width: number, ahead: number, aside: number) => Point;

/** Both support functions work as if the base faced along +x; this turns the question and the answer. */
function turned(at: Point, facing: number, length: number, width: number, support: Support): Body {
  const front = direction(facing);
  return {
    at,
    radius: 0,
    reach: length + width,
    support: ({ x, y }) => {
      const own = support(length, width, x * front.x + y * front.y, y * front.x - x * front.y);
      return { x: own.x * front.x - own.y * front.y, y: own.x * front.y + own.y * front.x };
    },
  };
}

function rectangleSupport(length: number, width: number, ahead: number, aside: number): Point {
  return { x: ahead < 0 ? -length : length, y: aside < 0 ? -width : width };
}

function ovalSupport(length: number, width: number, ahead: number, aside: number): Point {
  const along = length * ahead;
  const across = width * aside;
  const reach = Math.sqrt(along * along + across * across);
  return reach === 0 ? { x: 0, y: 0 } : { x: (length * along) / reach, y: (width * across) / reach };
}
