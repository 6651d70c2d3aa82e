import type { Body } from './body';
import type { Point } from './point';
import { cross, dot, lengthOf, minus } from './vector';

/** How closely the iteration closes in, as a share of the whole figure: a billionth of an inch at 1,000". */
const PRECISION = 1e-13;
/** What is shorter counts as nothing: its square would be rounded away. */
const SHORTEST = 1e-150;
/** The most that any two bases have been found to take is 24. */
const MOST_ROUNDS = 100;

/** The part of a chord of the difference that is nearest to the origin: a corner, or both ends. */
interface Nearest {
  readonly distance: number;
  /** From the origin to it, of length 1. */
  readonly direction: Point;
  readonly ends: readonly [Point] | readonly [Point, Point];
}

/**
 * The distance between two convex figures, 0 where they overlap.
 *
 * The algorithm of Gilbert, Johnson and Keerthi: the distance is that of the origin from the set of all
 * differences, of which chords are kept that come ever nearer. Between the chord and the furthest point of
 * the set in its direction lies the answer, so the error is known in every round. Both figures are seen from
 * the same side whichever comes first, hence the result is the same to the last bit.
 */
export function bodyDistance(a: Body, b: Body): number {
  return Math.max(0, coreDistance(a, b) - (a.radius + b.radius));
}

function coreDistance(a: Body, b: Body): number {
  const apart = minus(b.at, a.at);
  const reach = a.reach + b.reach;
  if (reach === 0 || lengthOf(apart) === 0) return lengthOf(apart);
  const slack = PRECISION * (lengthOf(apart) + reach) + SHORTEST;
  const furthest = ({ x, y }: Point): Point => {
    const own = a.support({ x, y });
    const other = b.support({ x: -x, y: -y });
    return { x: apart.x + (other.x - own.x), y: apart.y + (other.y - own.y) };
  };
  let nearest = corner(furthest(corner(apart).direction));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { distance, direction, ends } = nearest;
    if (distance <= slack) return 0;
    const next = furthest(direction);
    if (distance - dot(direction, next) <= slack) return distance;
    const [first, second] = ends;
    if (second && dot(direction, next) <= 0 && isBetween(first, second, next)) return 0;
    nearest = chord(first, next);
    if (second) {
      const other = chord(second, next);
      if (other.distance < nearest.distance) nearest = other;
    }
  }
  return nearest.distance;
}

function corner(point: Point): Nearest {
  const distance = lengthOf(point);
  return { distance, direction: { x: point.x / distance, y: point.y / distance }, ends: [point] };
}

/**
 * Seen as a corner and a difference, which keeps its digits when the ends are close together. Where `from` is
 * nearest, its chord with the other end is nearer still, so that needs no case of its own.
 */
function chord(from: Point, to: Point): Nearest {
  const along = minus(to, from);
  const length = lengthOf(along);
  if (dot(to, along) <= 0) return corner(to);
  const aside = cross(from, along) / length;
  const sign = aside < 0 ? -1 : 1;
  return {
    distance: Math.abs(aside),
    direction: { x: (sign * along.y) / length, y: (-sign * along.x) / length },
    ends: [from, to],
  };
}

/**
 * Whether the line from `next` through the origin passes between both ends of a chord. Where `next` is not on the
 * chord's side of the origin, the origin is then in the triangle of the three.
 */
function isBetween(first: Point, second: Point, next: Point): boolean {
  return cross(second, minus(next, second)) > 0 === cross(next, minus(first, next)) > 0;
}
