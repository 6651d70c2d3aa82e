import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distanceBetween,
  distanceToZone,
  isWhollyWithin,
  isWithinZone,
  type Placed,
  type Point,
  rectangleZone,
  TOLERANCE,
  type Zone,
} from 'wargame-rules';
import {
  freeze,
  motion,
  moved,
  movedPoint,
  movedZone,
  placed,
  placedOn,
  placedOrPoint,
  roundBase,
  size,
} from './arbitraries';
import { CELL, COLUMNS, caseOf, cells, isMarked, ROWS, WRITINGS } from './cells';

const rectangle = placedOn(
  fc.record({ shape: fc.constant('rectangle' as const), length: size, width: size }),
);

function cornersOf({ base, at, facing = 0 }: Placed): readonly Point[] {
  const [x, y] = base.shape === 'round' ? [0, 0] : [base.length / 2, base.width / 2];
  const own = [
    { x, y },
    { x: -x, y },
    { x: -x, y: -y },
    { x, y: -y },
  ];
  return own.map((corner) => movedPoint(corner, { degrees: facing, by: at }));
}

describe('distanceToZone', () => {
  it('is the distance to the nearest square of the grid, however the zone is written', () => {
    fc.assert(
      fc.property(caseOf(placedOrPoint), ({ grid, own, movedZone: zone, moved: thing }) => {
        let least = Number.POSITIVE_INFINITY;
        for (let column = 0; column < COLUMNS; column++) {
          for (let row = 0; row < ROWS; row++) {
            if (!isMarked(grid, column, row)) continue;
            const square: Placed = {
              base: { shape: 'rectangle', length: CELL, width: CELL },
              at: { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL },
            };
            least = Math.min(least, distanceBetween(own, square));
          }
        }
        expect(Math.abs(distanceToZone(thing, zone) - least)).toBeLessThan(1e-9);
        fc.pre(Math.abs(least - 0.001) > 1e-6);
        expect(isWithinZone(thing, zone)).toBe(least < 0.001);
      }),
      { numRuns: 1500 },
    );
  });

  it('is the distance to a rectangular base that fills the zone', () => {
    fc.assert(
      fc.property(placedOrPoint, rectangle, (thing, other) => {
        const zone: Zone = { pieces: [{ corners: cornersOf(other) }] };
        expect(Math.abs(distanceToZone(thing, zone) - distanceBetween(thing, other))).toBeLessThan(1e-9);
      }),
      { numRuns: 500 },
    );
  });

  it('holds for round bases set exactly 9 from the zone, in every direction', () => {
    const strip = rectangleZone({ x: 0, y: -9, width: 44, height: 9 });
    fc.assert(
      fc.property(roundBase, fc.double({ min: 0, max: 44, noNaN: true }), motion, (base, x, by) => {
        const radius = base.shape === 'round' ? base.diameter / 2 : 0;
        const scout = moved({ base, at: { x, y: 9 + radius } }, by);
        expect(Math.abs(distanceToZone(scout, movedZone(strip, by)) - 9)).toBeLessThan(1e-9);
      }),
    );
  });

  it('by hand: beside, touching, inside, over a corner, in the hole', () => {
    const table = rectangleZone({ x: 0, y: 0, width: 44, height: 30 });
    const middle = rectangleZone({ x: 12, y: 10, width: 20, height: 10 });
    const frame: Zone = { pieces: table.pieces, holes: middle.pieces };
    const round = (x: number, y: number): Placed => ({ base: { shape: 'round', diameter: 2 }, at: { x, y } });
    expect(distanceToZone(round(47, 15), table)).toBe(2);
    expect(distanceToZone(round(45, 15), table)).toBe(0);
    expect(distanceToZone(round(22, 15), table)).toBe(0);
    expect(distanceToZone(round(47, 34), table)).toBe(4);
    expect(distanceToZone(round(22, 15), frame)).toBe(4);
    expect(distanceToZone({ x: 22, y: 15 }, frame)).toBe(5);
    expect(distanceToZone({ x: 22, y: 5 }, frame)).toBe(0);
    expect(distanceToZone({ base: { shape: 'round', diameter: 200 }, at: { x: 60, y: 15 } }, table)).toBe(0);
  });

  it('is 0 inside the zone, up to the very edge of a hole', () => {
    const table = rectangleZone({ x: 0, y: 0, width: 44, height: 30 });
    const holes = rectangleZone({ x: 12, y: 10, width: 20, height: 10 }).pieces;
    for (const y of [9, 9.9985, 9.9995, 9.999999, 10]) {
      expect(distanceToZone({ x: 22, y }, { pieces: table.pieces, holes })).toBe(0);
    }
    expect(distanceToZone({ x: 22, y: 10.0005 }, { pieces: table.pieces, holes })).toBeCloseTo(0.0005, 12);
  });

  it('knows zones and holes that are smaller than the tolerance', () => {
    const speck = (x: number, y: number): Zone => rectangleZone({ x, y, width: 0.0009, height: 0.0009 });
    expect(distanceToZone({ x: 5, y: 0 }, speck(0, 0))).toBeCloseTo(4.9991, 12);
    expect(distanceToZone({ x: 0.0004, y: 0.0004 }, speck(0, 0))).toBe(0);
    const quarters = [0, 10].flatMap((x) =>
      [0, 10].flatMap((y) => rectangleZone({ x, y, width: 10, height: 10 }).pieces),
    );
    const holed: Zone = { pieces: quarters, holes: speck(10 - 0.00045, 10 - 0.00045).pieces };
    // The hole is narrower than the tolerance: 0.00045 is the distance, and 0 can't be told from it.
    expect(Math.abs(distanceToZone({ x: 10, y: 10 }, holed) - 0.00045)).toBeLessThan(TOLERANCE);
  });

  it('takes a hole that leaves the zone for what it is: its outer edge is no part of the zone', () => {
    const table = rectangleZone({ x: 0, y: 0, width: 10, height: 10 });
    const right = rectangleZone({ x: 6, y: -2, width: 9, height: 14 });
    const zone: Zone = { pieces: table.pieces, holes: right.pieces };
    expect(distanceToZone({ x: 16, y: 5 }, zone)).toBe(10);
    expect(distanceToZone({ x: 10, y: 5 }, zone)).toBe(4);
    expect(isWithinZone({ x: 6, y: 5 }, zone)).toBe(true);
    expect(isWithinZone({ x: 6.0011, y: 5 }, zone)).toBe(false);
    expect(isWithinZone({ x: 6.0009, y: 5 }, zone)).toBe(true);
  });

  it('counts a thousandth outside as within, and no more', () => {
    const zone = rectangleZone({ x: 0, y: 0, width: 8, height: 8 });
    expect(isWithinZone({ x: -0.001, y: 4 }, zone)).toBe(true);
    expect(isWithinZone({ x: -0.00101, y: 4 }, zone)).toBe(false);
  });

  it('takes holes that all but meet as one: the sliver between them is no part of the zone', () => {
    const holes = [
      ...rectangleZone({ x: -1, y: -1, width: 11, height: 12 }).pieces,
      ...rectangleZone({ x: 10 + 1e-12, y: -1, width: 8, height: 12 }).pieces,
    ];
    const zone: Zone = { pieces: rectangleZone({ x: 0, y: 0, width: 20, height: 10 }).pieces, holes };
    const between = { x: 10 + 5e-13, y: 5 };
    expect(distanceToZone(between, zone)).toBeCloseTo(8, 9);
    expect(isWithinZone(between, zone)).toBe(false);
    expect(isWhollyWithin(between, zone)).toBe(false);
    expect(isWhollyWithin({ x: 19, y: 5 }, zone)).toBe(true);
  });

  it('refuses a rectangle with a hole as large', () => {
    const { pieces } = rectangleZone({ x: 0, y: 0, width: 8, height: 8 });
    expect(() => distanceToZone({ x: 4, y: 4 }, { pieces, holes: pieces })).toThrow(
      expect.objectContaining({ code: 'geometry/empty-zone' }),
    );
  });

  it('refuses a zone of which the holes leave nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WRITINGS), placed, (write, own) => {
        const all = { marked: Array.from({ length: COLUMNS * ROWS }, () => true) };
        const { pieces } = write(all);
        expect(() => distanceToZone(own, { pieces, holes: write(all).pieces })).toThrow(
          expect.objectContaining({
            code: 'geometry/empty-zone',
            violations: [{ code: 'geometry/empty-zone', message: expect.any(String), path: 'zone.holes' }],
          }),
        );
      }),
    );
  });

  it('gives plain numbers and leaves frozen arguments as they are', () => {
    fc.assert(
      fc.property(cells, fc.constantFrom(...WRITINGS), placed, (grid, write, own) => {
        const zone = freeze(write(grid));
        const before = JSON.stringify([own, zone]);
        const distance = distanceToZone(own, zone);
        expect(Object.is(JSON.parse(JSON.stringify(distance)), distance)).toBe(true);
        expect(JSON.stringify([own, zone])).toBe(before);
      }),
    );
  });
});
