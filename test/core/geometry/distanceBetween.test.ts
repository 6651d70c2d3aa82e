import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Base, distanceBetween, type Placed, type Point } from 'wargame-rules';
import {
  base,
  freeze,
  longBase,
  motion,
  moved,
  placed,
  placedOn,
  placedOrPoint,
  point,
  roundBase,
  roundPlaced,
  size,
} from './arbitraries';
import { bruteDistance, covers, pointOf, widestStrip } from './bruteForce';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const oval = placedOn(longBase.filter(({ shape }) => shape === 'oval'));
const round = (diameter: number, x = 0, y = 0): Placed => ({
  base: { shape: 'round', diameter },
  at: { x, y },
});

describe('distanceBetween', () => {
  it('lies between the widest strip and the closest pair of points that trying finds', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(placedOrPoint, placedOrPoint, (a, b) => {
        const [distance, found] = [distanceBetween(a, b), bruteDistance(a, b)];
        expect(distance).toBeLessThan(found + 1e-9);
        expect(distance).toBeGreaterThan(widestStrip(a, b) - 1e-9);
        // Where sides are almost parallel, the search for points slows down long before a billionth.
        expect(Math.abs(distance - found)).toBeLessThan(1e-4);
      }),
      { numRuns: 200, endOnFailure: true },
    );
  });

  it('of ovals is that of the closest pair of points, to a billionth', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(oval, oval, (a, b) => {
        const distance = distanceBetween(a, b);
        fc.pre(distance > 0.01);
        expect(Math.abs(distance - bruteDistance(a, b))).toBeLessThan(1e-9);
      }),
      { numRuns: 200, endOnFailure: true },
    );
  });

  it('is the width of the widest strip between the bases, to a billionth', () => {
    fc.assert(
      fc.property(placedOrPoint, placedOrPoint, (a, b) => {
        const strip = widestStrip(a, b);
        fc.pre(strip > 1e-6);
        expect(Math.abs(distanceBetween(a, b) - strip)).toBeLessThan(1e-9);
      }),
      { numRuns: 400, endOnFailure: true },
    );
  });

  it('keeps its precision for long, thin ovals and rectangles', () => {
    const thin = fc.record({
      shape: fc.constantFrom('oval', 'rectangle'),
      length: fc.double({ min: 1, max: 100, noNaN: true }),
      width: fc.double({ min: 1e-6, max: 0.1, noNaN: true }),
    }) as fc.Arbitrary<Base>;
    fc.assert(
      fc.property(placedOn(thin), placedOn(thin), (a, b) => {
        const strip = widestStrip(a, b);
        fc.pre(strip > 0.01);
        expect(Math.abs(distanceBetween(a, b) - strip)).toBeLessThan(1e-9);
      }),
      { numRuns: 400, endOnFailure: true },
    );
  });

  it('is no more than the distance of any two points', () => {
    fc.assert(
      fc.property(placedOrPoint, placedOrPoint, share, share, (a, b, s, t) => {
        const [p, q] = [pointOf(a, s), pointOf(b, t)];
        expect(distanceBetween(a, b)).toBeLessThanOrEqual(Math.hypot(p.x - q.x, p.y - q.y) + 1e-9);
      }),
    );
  });

  it('is 0 when one base covers a point of the other, and only then', () => {
    fc.assert(
      fc.property(placed, placed, share, share, (a, b, s, out) => {
        const spot = pointOf(a, s, out);
        if (covers(b, spot)) expect(distanceBetween(a, b)).toBeLessThan(1e-12);
        if (distanceBetween(a, b) > 1e-9) expect(covers(b, spot)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it('is 0 for a base put over any point of another', () => {
    fc.assert(
      fc.property(placed, base, share, share, (a, other, s, out) => {
        expect(distanceBetween(a, { base: other, at: pointOf(a, s, out * 0.999) })).toBe(0);
      }),
    );
  });

  it('is the same from either end, to the last digit', () => {
    fc.assert(
      fc.property(placedOrPoint, placedOrPoint, (a, b) => {
        expect(distanceBetween(a, b)).toBe(distanceBetween(b, a));
      }),
      { numRuns: 1000 },
    );
  });

  it('does not change when everything is moved and turned together', () => {
    fc.assert(
      fc.property(placedOrPoint, placedOrPoint, motion, (a, b, by) => {
        const after = distanceBetween(moved(a, by), moved(b, by));
        expect(Math.abs(after - distanceBetween(a, b))).toBeLessThan(1e-9);
      }),
      { numRuns: 500 },
    );
  });

  it('grows with the scale, from thousandths to millions of the size', () => {
    const scaled = (thing: Placed | Point, by: number): Placed | Point => {
      if (!('base' in thing)) return { x: thing.x * by, y: thing.y * by };
      const { base: same, at } = thing;
      const sizes =
        same.shape === 'round'
          ? { shape: same.shape, diameter: same.diameter * by }
          : { shape: same.shape, length: same.length * by, width: same.width * by };
      return { ...thing, base: sizes, at: { x: at.x * by, y: at.y * by } };
    };
    fc.assert(
      fc.property(placedOrPoint, placedOrPoint, fc.integer({ min: -9, max: 7 }), (a, b, power) => {
        const by = 10 ** power;
        const after = distanceBetween(scaled(a, by), scaled(b, by));
        expect(Math.abs(after / by - distanceBetween(a, b))).toBeLessThan(1e-9);
      }),
      { numRuns: 500 },
    );
  });

  it('is never longer by way of a third base, the length of that base added', () => {
    fc.assert(
      fc.property(placedOrPoint, placed, placedOrPoint, (a, b, c) => {
        const across = b.base.shape === 'round' ? b.base.diameter : Math.hypot(b.base.length, b.base.width);
        const by = distanceBetween(a, b) + across + distanceBetween(b, c);
        expect(distanceBetween(a, c)).toBeLessThanOrEqual(by + 1e-9);
      }),
    );
  });

  it('shrinks when a base grows', () => {
    fc.assert(
      fc.property(
        placedOrPoint,
        point,
        size,
        size,
        fc.constantFrom('oval', 'rectangle'),
        (a, at, long, more, shape) => {
          const small: Placed = { base: { shape, length: long, width: 1 }, at, facing: 30 };
          const large: Placed = { base: { shape, length: long + more, width: 1 }, at, facing: 30 };
          expect(distanceBetween(a, large)).toBeLessThanOrEqual(distanceBetween(a, small) + 1e-9);
        },
      ),
    );
  });

  it('measures an oval with equal axes as a round base', () => {
    fc.assert(
      fc.property(roundPlaced, placedOrPoint, (a, b) => {
        const diameter = a.base.shape === 'round' ? a.base.diameter : 0;
        const same: Placed = { ...a, base: { shape: 'oval', length: diameter, width: diameter } };
        expect(Math.abs(distanceBetween(same, b) - distanceBetween(a, b))).toBeLessThan(1e-9);
      }),
    );
  });

  it('cares for no facing of a round base, nor for half a turn of another, nor for length and width swapped', () => {
    fc.assert(
      fc.property(placed, placedOrPoint, (a, b) => {
        const { base: own, facing = 0 } = a;
        const same: Placed =
          own.shape === 'round'
            ? { base: own, at: a.at }
            : { ...a, base: { ...own, length: own.width, width: own.length }, facing: facing + 90 };
        expect(Math.abs(distanceBetween(same, b) - distanceBetween(a, b))).toBeLessThan(1e-9);
        const turned = distanceBetween({ ...a, facing: facing + 180 }, b);
        expect(Math.abs(turned - distanceBetween(a, b))).toBeLessThan(1e-9);
      }),
    );
  });

  it('is exact for round bases: between the middles, less both radii', () => {
    fc.assert(
      fc.property(roundBase, roundBase, point, (one, other, at) => {
        const radii = [one, other].map((own) => (own.shape === 'round' ? own.diameter / 2 : 0)) as [
          number,
          number,
        ];
        const exact = Math.max(0, Math.sqrt(at.x * at.x + at.y * at.y) - (radii[0] + radii[1]));
        expect(distanceBetween({ base: one, at: { x: 0, y: 0 } }, { base: other, at })).toBe(exact);
      }),
    );
  });

  it('is exact for hulls at quarter turns, however long', () => {
    const long = fc.integer({ min: 1, max: 400_000_000 });
    const short = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(long, short, short, fc.integer({ min: -9, max: 9 }), (length, width, gap, quarter) => {
        const hull: Placed = {
          base: { shape: 'rectangle', length: 2 * length, width: 2 * width },
          at: { x: 0, y: 0 },
          facing: quarter * 90,
        };
        const [x, y] = quarter % 2 === 0 ? [length, width] : [width, length];
        expect(distanceBetween(hull, { x: x + gap, y })).toBe(gap);
        expect(distanceBetween(hull, { x: -x, y: -y - gap })).toBe(gap);
      }),
    );
  });

  it('measures by hand-worked figures', () => {
    const hull = (facing: number): Placed => ({
      base: { shape: 'rectangle', length: 6, width: 4 },
      at: { x: 10, y: 10 },
      facing,
    });
    expect(distanceBetween(round(1), round(2, 3, 4))).toBe(3.5);
    expect(distanceBetween({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5);
    expect(distanceBetween(hull(0), { x: 20, y: 10 })).toBe(7);
    expect(distanceBetween(hull(90), { x: 20, y: 10 })).toBe(8);
    expect(distanceBetween(hull(-270), { x: 10, y: 20 })).toBe(7);
    expect(distanceBetween(hull(0), { x: 16, y: 16 })).toBe(5);
    expect(distanceBetween(hull(180), hull(0))).toBe(0);
    expect(distanceBetween(hull(0), { ...hull(0), at: { x: 16, y: 10 } })).toBe(0);
    const square: Placed = { base: { shape: 'rectangle', length: 2, width: 2 }, at: { x: 0, y: 0 } };
    expect(distanceBetween(square, { ...square, at: { x: 2, y: 2 } })).toBe(0);
    expect(distanceBetween(square, { x: 1, y: -1 })).toBe(0);
    // A square on its corner reaches half a diagonal.
    const corner: Placed = {
      base: { shape: 'rectangle', length: 2, width: 2 },
      at: { x: 0, y: 0 },
      facing: 45,
    };
    expect(distanceBetween(corner, { x: 5, y: 0 })).toBeCloseTo(5 - Math.SQRT2, 12);
    // An oval turned by 90 degrees points along +y, and by 30 degrees from +x towards +y.
    const ellipse: Placed = { base: { shape: 'oval', length: 4, width: 2 }, at: { x: 0, y: 0 }, facing: 90 };
    expect(distanceBetween(ellipse, { x: 0, y: 5 })).toBeCloseTo(3, 12);
    expect(distanceBetween(ellipse, { x: 5, y: 0 })).toBeCloseTo(4, 12);
    const turned = { ...ellipse, facing: 30 };
    const tip = { x: 10 * Math.cos(Math.PI / 6), y: 10 * Math.sin(Math.PI / 6) };
    expect(distanceBetween(turned, tip)).toBeCloseTo(8, 12);
  });

  it('measures the smallest sizes and the furthest places', () => {
    const tiny: Placed = { base: { shape: 'oval', length: 5e-324, width: 5e-324 }, at: { x: 1e-300, y: 0 } };
    expect(distanceBetween(tiny, tiny)).toBe(0);
    expect(distanceBetween(tiny, { x: 3, y: 4 })).toBe(5);
    expect(distanceBetween(tiny, { x: 0, y: 0 })).toBe(0);
    const line: Placed = { base: { shape: 'oval', length: 1, width: 5e-324 }, at: { x: 0, y: 0 } };
    expect(distanceBetween(line, { x: 0.2, y: 3 })).toBe(3);
    expect(distanceBetween(round(2, -1e9), round(2, 1e9))).toBe(2e9 - 2);
    const far: Placed = { base: { shape: 'rectangle', length: 1e9, width: 1 }, at: { x: 0, y: 0 } };
    expect(distanceBetween(far, { x: 6e8, y: 0 })).toBe(1e8);
  });

  it('gives plain numbers, never -0, and leaves frozen arguments alone', () => {
    fc.assert(
      fc.property(placedOrPoint, placedOrPoint, (a, b) => {
        const before = JSON.stringify([a, b]);
        const distance = distanceBetween(freeze(a), freeze(b));
        expect(Object.is(JSON.parse(JSON.stringify(distance)), distance)).toBe(true);
        expect(JSON.stringify([a, b])).toBe(before);
      }),
    );
  });
});
