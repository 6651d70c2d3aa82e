import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkZone,
  distanceToZone,
  isWhollyWithin,
  isWithinZone,
  type Point,
  rectangleZone,
  type Zone,
} from 'wargame-rules';
import { motion, movedZone, rewritten, starZone } from './arbitraries';

const corners = (...pairs: readonly (readonly [number, number])[]): readonly Point[] =>
  pairs.map(([x, y]) => ({ x, y }));
const zone = (...pairs: readonly (readonly [number, number])[]): Zone => ({
  pieces: [{ corners: corners(...pairs) }],
});
const codes = (given: unknown): string[] => checkZone(given as Zone).map(({ code }) => code);
const places = (given: unknown): (string | undefined)[] => checkZone(given as Zone).map(({ path }) => path);

/** Begun at every corner, gone round both ways, and with x and y exchanged. */
const inEveryWay = (given: Zone): Zone[] =>
  [given, exchanged(given)].flatMap((each) =>
    Array.from({ length: 10 }, (_, start) => [
      rewritten(each, start, false),
      rewritten(each, start, true),
    ]).flat(),
  );
const exchanged = ({ pieces }: Zone): Zone => ({
  pieces: pieces.map((piece) => ({ corners: piece.corners.map(({ x, y }) => ({ x: y, y: x })) })),
});

describe('checkZone', () => {
  it('finds nothing wrong with simple polygons, wherever they begin and whichever way round', () => {
    fc.assert(
      fc.property(starZone, fc.nat(20), fc.boolean(), motion, (star, start, reverse, by) => {
        expect(checkZone(movedZone(rewritten(star, start, reverse), by))).toEqual([]);
      }),
    );
  });

  it('finds the crossing in a polygon with two corners exchanged, wherever it begins', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 12 }),
        fc.nat(20),
        fc.boolean(),
        motion,
        (count, start, reverse, by) => {
          const ring = Array.from({ length: count }, (_, index) => ({
            x: 10 * Math.cos((2 * Math.PI * index) / count),
            y: 10 * Math.sin((2 * Math.PI * index) / count),
          }));
          const [first, second, ...others] = ring as [Point, Point, ...Point[]];
          const crossed = rewritten({ pieces: [{ corners: [second, first, ...others] }] }, start, reverse);
          expect(codes(movedZone(crossed, by))).toEqual(['geometry/crosses-itself']);
        },
      ),
    );
  });

  it('judges four corners as a test of every pair of sides would', () => {
    const pin = fc.record({ x: fc.integer({ min: -40, max: 40 }), y: fc.integer({ min: -40, max: 40 }) });
    const side = (a: Point, b: Point, c: Point): number =>
      (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    const crosses = (p: Point, q: Point, r: Point, s: Point): boolean =>
      side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0;
    fc.assert(
      fc.property(pin, pin, pin, pin, (p, q, r, s) => {
        const sides = [side(p, q, r), side(p, q, s), side(p, r, s), side(q, r, s)];
        fc.pre(sides.every((area) => area !== 0));
        const expected = crosses(p, q, r, s) || crosses(q, r, s, p);
        expect(checkZone({ pieces: [{ corners: [p, q, r, s] }] }).length > 0).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('refuses sides that touch, lie on one another, or fold back', () => {
    const wrong: readonly Zone[] = [
      // A bow tie whose sides cross, and one that has a corner in the middle twice.
      zone([0, 0], [9, 9], [9, 0], [0, 9]),
      zone([0, 0], [5, 5], [9, 9], [9, 0], [5, 5], [0, 9]),
      // A corner that touches a side from inside.
      zone([0, 0], [10, 0], [10, 10], [5, 0], [0, 10]),
      // A frame cut open: two sides run along one another.
      zone([0, 0], [9, 0], [9, 9], [0, 9], [0, 0], [3, 3], [3, 6], [6, 6], [6, 3], [3, 3]),
      // No area at all, and a spike of no width.
      zone([0, 0], [5, 0], [9, 0]),
      zone([5, 0], [0, 0], [9, 0]),
      zone([5, 0], [9, 0], [0, 0]),
      zone([0, 0], [9, 0], [9, 9], [9, 12], [9, 9.5], [0, 9]),
      // A corner that comes twice, once in the middle of a straight line.
      zone([2, 2], [1, 2], [0, 3], [2, 3], [1, 2], [2, 1]),
    ];
    for (const each of wrong.flatMap(inEveryWay)) {
      expect(codes(each), JSON.stringify(each)).toEqual(['geometry/crosses-itself']);
    }
  });

  it('accepts corners in the middle of a side, and sides in one line that do not meet', () => {
    const right: readonly Zone[] = [
      zone([0, 0], [5, 0], [9, 0], [9, 9], [0, 9]),
      zone([0, 0], [3, 0], [6, 0], [9, 0], [9, 9], [0, 9]),
      zone([0, 0], [2, 0], [2, 3], [4, 3], [4, 0], [6, 0], [6, 9], [0, 9]),
      zone([0, 0], [2, 2], [3, 1], [6, 4], [5, 5], [7, 7], [0, 9]),
    ];
    for (const each of right.flatMap(inEveryWay)) expect(checkZone(each), JSON.stringify(each)).toEqual([]);
  });

  it('accepts right angles that are too small for a product of their sides', () => {
    expect(checkZone(rectangleZone({ x: 0, y: 0, width: 1e-170, height: 1e-170 }))).toEqual([]);
  });

  it('says which sides cross, and where', () => {
    expect(
      checkZone({
        pieces: rectangleZone({ x: 0, y: 0, width: 9, height: 9 }).pieces,
        holes: zone([0, 0], [9, 9], [9, 0], [0, 9]).pieces,
      }),
    ).toEqual([
      {
        code: 'geometry/crosses-itself',
        message: 'the edges after corners 0 and 2 cross or touch',
        path: 'zone.holes[0].corners',
        facts: { corners: [0, 2] },
      },
    ]);
  });

  it('refuses zones without pieces and pieces without corners, and lists all of it', () => {
    expect(codes(null)).toEqual(['geometry/missing']);
    expect(places('zone')).toEqual(['zone']);
    expect(codes(undefined)).toEqual(['geometry/missing']);
    expect(places({ pieces: [{ corners: [7, 7, 7] }] })).toEqual([
      'zone.pieces[0].corners[0]',
      'zone.pieces[0].corners[1]',
      'zone.pieces[0].corners[2]',
    ]);
    expect(places({})).toEqual(['zone.pieces']);
    expect(codes({ pieces: [] })).toEqual(['geometry/no-pieces']);
    expect(checkZone({ pieces: [], holes: [{ corners: corners([0, 0], [1, 1]) }] })).toEqual([
      { code: 'geometry/no-pieces', message: 'a zone has at least one piece', path: 'zone.pieces' },
      {
        code: 'geometry/too-few-corners',
        message: 'expected at least 3 corners, got 2',
        path: 'zone.holes[0].corners',
        facts: { corners: 2, least: 3 },
      },
    ]);
    expect(places({ pieces: [null, {}, { corners: [] }], holes: 'none' })).toEqual([
      'zone.pieces[0].corners',
      'zone.pieces[1].corners',
      'zone.pieces[2].corners',
      'zone.holes',
    ]);
    expect(codes({ pieces: [{ corners: [null, { x: 1, y: Number.NaN }, { x: 1e10, y: '3' }] }] })).toEqual([
      'geometry/missing',
      'geometry/not-finite',
      'geometry/too-far',
      'geometry/not-finite',
    ]);
    expect(places({ pieces: [{ corners: [null, { x: 1, y: Number.NaN }] }] })).toEqual([
      'zone.pieces[0].corners[0]',
      'zone.pieces[0].corners[1].y',
      'zone.pieces[0].corners',
    ]);
  });

  it('refuses a corner that comes twice in a row, the closing one too', () => {
    expect(checkZone(zone([0, 0], [9, 0], [9, 0], [0, 9]))).toEqual([
      {
        code: 'geometry/repeated-corner',
        message: 'corner 1 and the next, 2, are the same',
        path: 'zone.pieces[0].corners[2]',
      },
    ]);
    expect(places(zone([0, 0], [9, 0], [0, 9], [0, 0]))).toEqual(['zone.pieces[0].corners[0]']);
    expect(checkZone(zone([0, 0], [9, 0], [9, 9], [0, 9]))).toEqual([]);
  });

  it('lists what the functions that take a zone throw', () => {
    const wrong: Zone = { pieces: [{ corners: corners([0, 0], [1, 1]) }, { corners: corners([0, 0]) }] };
    for (const use of [isWhollyWithin, isWithinZone, distanceToZone]) {
      expect(() => use({ x: 0, y: 0 }, wrong)).toThrow(
        expect.objectContaining({ code: 'geometry/too-few-corners', violations: checkZone(wrong) }),
      );
    }
    expect(checkZone(wrong)).toHaveLength(2);
  });

  it('gives plain JSON', () => {
    const faults = checkZone({
      pieces: [{ corners: corners([0, 0], [9, 9], [9, 0], [0, 9]) }, { corners: [] }],
    });
    expect(JSON.parse(JSON.stringify(faults))).toEqual(faults);
  });
});
