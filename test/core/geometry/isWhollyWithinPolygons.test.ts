import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distanceToZone,
  isWhollyWithin,
  isWithinZone,
  type Placed,
  type Point,
  type Zone,
} from 'wargame-rules';
import {
  freeze,
  motion,
  moved,
  movedPoint,
  movedZone,
  placed,
  point,
  rewritten,
  starZone,
} from './arbitraries';
import { covers, pointOf } from './bruteForce';
import { spotsOf } from './cells';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const round = (diameter: number, x: number, y: number): Placed => ({
  base: { shape: 'round', diameter },
  at: { x, y },
});

describe('isWhollyWithin, in polygons with corners that point inwards', () => {
  const wide = starZone;
  /** By the angles under which the sides are seen, which add up to a full turn or to nothing. */
  const winds = ({ pieces }: Zone, spot: Point): boolean => {
    const corners = pieces[0]?.corners ?? [];
    const sum = corners.reduce((angles, from, index) => {
      const to = corners[(index + 1) % corners.length] as Point;
      const [a, b] = [
        { x: from.x - spot.x, y: from.y - spot.y },
        { x: to.x - spot.x, y: to.y - spot.y },
      ];
      return angles + Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y);
    }, 0);
    return Math.abs(sum) > 3;
  };
  const within = fc.tuple(wide, placed, fc.nat(30)).map(([zone, own, turn]) => {
    const corners = zone.pieces[0]?.corners ?? [];
    const [p, q, r] = [corners[0], corners[1], corners[turn % corners.length]] as [Point, Point, Point];
    return [zone, freeze({ ...own, at: { x: (p.x + q.x + r.x) / 3, y: (p.y + q.y + r.y) / 3 } })] as const;
  });

  it('lets no spot lie outside where it holds, and finds one where it does not', () => {
    fc.assert(
      fc.property(within, ([zone, own]) => {
        const corners = zone.pieces[0]?.corners ?? [];
        const outside = (scale: number): boolean => spotsOf(own, scale).some((spot) => !winds(zone, spot));
        const larger = enlarged(own, 1.1);
        if (isWhollyWithin(own, zone)) expect(outside(0.98)).toBe(false);
        else expect(outside(1.1) || corners.some((corner) => covers(larger, corner))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('implies within, and that every spot of the base is within', () => {
    fc.assert(
      fc.property(within, share, share, ([zone, own], s, out) => {
        fc.pre(isWhollyWithin(own, zone));
        expect(isWithinZone(own, zone)).toBe(true);
        expect(distanceToZone(pointOf(own, s, out), zone)).toBeLessThan(0.0015);
      }),
    );
  });

  it('is the same wherever the corners begin, whichever way round, and moved and turned', () => {
    fc.assert(
      fc.property(within, fc.nat(20), fc.boolean(), motion, ([zone, own], start, reverse, by) => {
        const same = movedZone(rewritten(zone, start, reverse), by);
        expect(isWhollyWithin(moved(own, by), same)).toBe(isWhollyWithin(own, zone));
        expect(isWithinZone(moved(own, by), same)).toBe(isWithinZone(own, zone));
      }),
    );
  });

  it('holds for smaller bases where it holds for larger', () => {
    fc.assert(
      fc.property(within, fc.double({ min: 0.01, max: 1, noNaN: true }), ([zone, own], scale) => {
        fc.pre(isWhollyWithin(own, zone));
        expect(isWhollyWithin(enlarged(own, scale), zone)).toBe(true);
      }),
    );
  });
});

function enlarged(own: Placed, by: number): Placed {
  const { base } = own;
  return base.shape === 'round'
    ? { ...own, base: { ...base, diameter: base.diameter * by } }
    : { ...own, base: { ...base, length: base.length * by, width: base.width * by } };
}

describe('isWhollyWithin, in a polygon cut into triangles', () => {
  const turns = fc.uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 3, maxLength: 10 });
  const fan = fc
    .tuple(
      turns,
      point,
      fc.double({ min: 3, max: 15, noNaN: true }),
      fc.array(share, { minLength: 10, maxLength: 10 }),
    )
    .map(([degrees, middle, radius, weights]) => {
      const corners = [...degrees]
        .sort((one, other) => one - other)
        .map((turn) => movedPoint({ x: radius, y: 0 }, { degrees: turn, by: { x: 0, y: 0 } }))
        .map(({ x, y }) => ({ x: x + middle.x, y: y + middle.y }));
      const first = corners[0] as Point;
      const pieces = corners
        .slice(1, -1)
        .map((corner, index) => ({ corners: [first, corner, corners[index + 2] as Point] }));
      const shares = corners.map((_, index) => (weights[index] as number) + 0.05);
      const total = shares.reduce((sum, part) => sum + part, 0);
      const mean = (of: 'x' | 'y'): number =>
        corners.reduce((sum, corner, index) => sum + (corner[of] * (shares[index] as number)) / total, 0);
      return { corners, zone: freeze<Zone>({ pieces }), at: { x: mean('x'), y: mean('y') } };
    });

  it('holds for the largest round base about a spot, and for none that is wider by the tolerance', () => {
    fc.assert(
      fc.property(fan, ({ corners, zone, at }) => {
        const radius = Math.min(
          ...corners.map((from, index) => {
            const to = corners[(index + 1) % corners.length] as Point;
            const across = (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
            return Math.abs(across) / Math.hypot(to.x - from.x, to.y - from.y);
          }),
        );
        fc.pre(radius > 0.01);
        expect(isWhollyWithin(round(2 * radius, at.x, at.y), zone)).toBe(true);
        expect(isWhollyWithin(round(2 * (radius + 0.0011), at.x, at.y), zone)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
