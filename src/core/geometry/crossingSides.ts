import type { Point } from './point';
import { cross, dot, minus } from './vector';

/** The first two sides of a polygon that cross or touch, each by the index of its first corner. */
export function crossingSides(corners: readonly Point[]): readonly [number, number] | undefined {
  const count = corners.length;
  const corner = (index: number): Point => corners[index % count] as Point;
  for (let one = 0; one < count; one++) {
    for (let other = one + 1; other < count; other++) {
      const wrong =
        other === one + 1
          ? foldsBack(corner(one), corner(other), corner(other + 1))
          : other + 1 === one + count
            ? foldsBack(corner(other), corner(one), corner(one + 1))
            : meet(corner(one), corner(one + 1), corner(other), corner(other + 1));
      if (wrong) return [one, other];
    }
  }
  return undefined;
}

/** Whether the way from `p` over `q` to `r` comes back along itself. */
function foldsBack(p: Point, q: Point, r: Point): boolean {
  const there = minus(q, p);
  const on = minus(r, q);
  return cross(there, on) === 0 && dot(there, on) < 0;
}

/** Whether the lines `p`-`q` and `r`-`s` have a point in common. */
function meet(p: Point, q: Point, r: Point, s: Point): boolean {
  if (Math.max(p.x, q.x) < Math.min(r.x, s.x) || Math.max(r.x, s.x) < Math.min(p.x, q.x)) return false;
  if (Math.max(p.y, q.y) < Math.min(r.y, s.y) || Math.max(r.y, s.y) < Math.min(p.y, q.y)) return false;
  return isParted(p, q, r, s) && isParted(r, s, p, q);
}

/** Whether `r` and `s` lie on different sides of the line through `p` and `q`, or on it. */
function isParted(p: Point, q: Point, r: Point, s: Point): boolean {
  const line = minus(q, p);
  return Math.sign(cross(line, minus(r, p))) * Math.sign(cross(line, minus(s, p))) <= 0;
}
