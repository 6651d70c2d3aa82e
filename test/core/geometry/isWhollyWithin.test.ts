import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWhollyWithin, type Placed, type Point } from 'wargame-rules';
import { angle, freeze, motion, moved, movedZone } from './arbitraries';
import { CELL, COLUMNS, caseOf, cells, coversSpot, isMarked, ROWS, spotsOf, WRITINGS } from './cells';

const onGrid = fc.record({
  x: fc.double({ min: -1, max: COLUMNS * CELL + 1, noNaN: true }),
  y: fc.double({ min: -1, max: ROWS * CELL + 1, noNaN: true }),
});
const baseSize = fc.double({ min: 0.3, max: 5, noNaN: true });
const roundOnGrid: fc.Arbitrary<Placed> = fc
  .tuple(baseSize, onGrid)
  .map(([diameter, at]) => freeze({ base: { shape: 'round', diameter }, at }));
const longOnGrid: fc.Arbitrary<Placed> = fc
  .tuple(fc.constantFrom('oval' as const, 'rectangle' as const), baseSize, baseSize, onGrid, angle)
  .map(([shape, length, width, at, facing]) => freeze({ base: { shape, length, width }, at, facing }));
const share = fc.double({ min: 0, max: 1, noNaN: true });

/** How far a round base is clear of every square that is not in the zone; below 0 where it reaches into one. */
function clearance(grid: Parameters<typeof isMarked>[0], { base, at }: Placed): number {
  const radius = base.shape === 'round' ? base.diameter / 2 : 0;
  let least = Number.POSITIVE_INFINITY;
  for (let column = -2; column < COLUMNS + 2; column++) {
    for (let row = -2; row < ROWS + 2; row++) {
      if (isMarked(grid, column, row)) continue;
      const dx = Math.max(column * CELL - at.x, 0, at.x - (column + 1) * CELL);
      const dy = Math.max(row * CELL - at.y, 0, at.y - (row + 1) * CELL);
      least = Math.min(least, Math.hypot(dx, dy) - radius);
    }
  }
  return least;
}

describe('isWhollyWithin, on squares of a grid', () => {
  it('keeps a round base clear of every square outside, however the zone is written', () => {
    fc.assert(
      fc.property(caseOf(roundOnGrid), ({ grid, own, movedZone: zone, moved: base }) => {
        const clear = clearance(grid, own);
        fc.pre(clear > -0.0004 || clear < -0.002);
        expect(isWhollyWithin(base, zone)).toBe(clear > -0.0004);
      }),
      { numRuns: 1500 },
    );
  });

  it('lets no spot of an oval or a hull lie outside, however the zone is written', () => {
    fc.assert(
      fc.property(caseOf(longOnGrid), ({ grid, own, movedZone: zone, moved: base }) => {
        const outside = (scale: number): boolean =>
          spotsOf(own, scale).some((spot) => !coversSpot(grid, spot));
        if (isWhollyWithin(base, zone)) expect(outside(0.98)).toBe(false);
        else expect(outside(1.08)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives the same answer for every way to write a zone', () => {
    fc.assert(
      fc.property(cells, fc.oneof(roundOnGrid, longOnGrid), motion, (grid, own, by) => {
        const answers = WRITINGS.map((write) => isWhollyWithin(moved(own, by), movedZone(write(grid), by)));
        expect(new Set(answers).size).toBe(1);
      }),
      { numRuns: 500 },
    );
  });

  it('holds for a base that touches the edge from inside, and straddles edges that pieces share', () => {
    const everything = { marked: Array.from({ length: COLUMNS * ROWS }, () => true) };
    const shape = fc.constantFrom('oval' as const, 'rectangle' as const);
    const place = fc.record({
      x: share,
      y: share,
      turned: fc.boolean(),
      low: fc.boolean(),
      left: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...WRITINGS),
        shape,
        baseSize,
        baseSize,
        place,
        motion,
        (write, kind, long, wide, at, by) => {
          const [across, up] = at.turned ? [wide, long] : [long, wide];
          const [width, height] = [COLUMNS * CELL, ROWS * CELL];
          const slide = { x: across / 2 + at.x * (width - across), y: up / 2 + at.y * (height - up) };
          const x = at.left ? across / 2 : width - across / 2;
          const y = at.low ? up / 2 : height - up / 2;
          const zone = movedZone(write(everything), by);
          const holds = (spot: Point): boolean =>
            isWhollyWithin(
              moved(
                { base: { shape: kind, length: long, width: wide }, at: spot, facing: at.turned ? 90 : 0 },
                by,
              ),
              zone,
            );
          expect([holds({ x: slide.x, y }), holds({ x, y: slide.y }), holds({ x, y })]).toEqual([
            true,
            true,
            true,
          ]);
          expect(holds({ x: slide.x, y: up / 2 - 0.01 })).toBe(false);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('counts a spot of any marked square, its edges and corners included', () => {
    const place = fc.record({
      x: fc.oneof(share, fc.constantFrom(0, 1)),
      y: fc.oneof(share, fc.constantFrom(0, 1)),
    });
    fc.assert(
      fc.property(
        cells,
        fc.constantFrom(...WRITINGS),
        fc.nat(),
        place,
        motion,
        (grid, write, turn, { x, y }, by) => {
          const marked = grid.marked.flatMap((mark, index) => (mark ? [index] : []));
          const index = marked[turn % marked.length] as number;
          const spot = { x: ((index % COLUMNS) + x) * CELL, y: (Math.floor(index / COLUMNS) + y) * CELL };
          expect(isWhollyWithin(moved(spot, by), movedZone(write(grid), by))).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
