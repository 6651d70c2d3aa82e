import fc from 'fast-check';
import type { Placed, Point, Polygon, Zone } from 'wargame-rules';
import { freeze, type Motion, motion, moved, movedZone, rewritten } from './arbitraries';
import { pointOf } from './bruteForce';

/**
 * Zones made of squares of a grid. Whether a spot is in one can be told by rounding its coordinates down, and
 * the same zone can be written in several ways, with many shared edges or with holes.
 */
export const CELL = 3;
export const COLUMNS = 5;
export const ROWS = 4;

export interface Cells {
  readonly marked: readonly boolean[];
}

export const cells: fc.Arbitrary<Cells> = fc
  .array(
    fc.integer({ min: 0, max: 3 }).map((face) => face > 0),
    { minLength: COLUMNS * ROWS, maxLength: COLUMNS * ROWS },
  )
  .filter((marked) => marked.includes(true))
  .map((marked) => freeze({ marked }));

export const isMarked = ({ marked }: Cells, column: number, row: number): boolean =>
  column >= 0 && column < COLUMNS && row >= 0 && row < ROWS && marked[row * COLUMNS + column] === true;

export const coversSpot = (grid: Cells, { x, y }: Point): boolean =>
  isMarked(grid, Math.floor(x / CELL), Math.floor(y / CELL));

const box = (column: number, row: number, columns = 1, rows = 1): Polygon => {
  const [left, right] = [column * CELL, (column + columns) * CELL];
  const [bottom, top] = [row * CELL, (row + rows) * CELL];
  return {
    corners: [
      { x: left, y: bottom },
      { x: right, y: bottom },
      { x: right, y: top },
      { x: left, y: top },
    ],
  };
};

const spots = (grid: Cells, marked: boolean): readonly (readonly [number, number])[] =>
  Array.from(
    { length: COLUMNS * ROWS },
    (_, index) => [index % COLUMNS, Math.floor(index / COLUMNS)] as const,
  ).filter(([column, row]) => isMarked(grid, column, row) === marked);

/** A piece for every square. */
export const asSquares = (grid: Cells): Zone => ({
  pieces: spots(grid, true).map(([column, row]) => box(column, row)),
});

/** A piece for every run of squares in a row, so that corners meet the middle of sides. */
export function asRuns(grid: Cells): Zone {
  const pieces = spots(grid, true)
    .filter(([column, row]) => !isMarked(grid, column - 1, row))
    .map(([column, row]) => {
      let columns = 1;
      while (isMarked(grid, column + columns, row)) columns++;
      return box(column, row, columns);
    });
  return { pieces };
}

/** Runs in rows and runs in columns at once: the pieces lie over one another. */
export function asCrossedRuns(grid: Cells): Zone {
  const up = spots(grid, true)
    .filter(([column, row]) => !isMarked(grid, column, row - 1))
    .map(([column, row]) => {
      let rows = 1;
      while (isMarked(grid, column, row + rows)) rows++;
      return box(column, row, 1, rows);
    });
  return { pieces: [...asRuns(grid).pieces, ...up] };
}

/** Squares cut in two along a diagonal, every other one along the other. */
export function asTriangles(grid: Cells): Zone {
  const pieces = spots(grid, true).flatMap(([column, row]): Polygon[] => {
    const [a, b, c, d] = box(column, row).corners as [Point, Point, Point, Point];
    return (column + row) % 2 === 0
      ? [{ corners: [a, b, c] }, { corners: [a, c, d] }]
      : [{ corners: [a, b, d] }, { corners: [b, c, d] }];
  });
  return { pieces };
}

/** One piece, with a hole for every square that is not marked. */
export const asHoles = (grid: Cells): Zone => ({
  pieces: [box(0, 0, COLUMNS, ROWS)],
  holes: spots(grid, false).map(([column, row]) => box(column, row)),
});

/** One piece, with holes that reach beyond it and over one another. */
export const asWideHoles = (grid: Cells): Zone => ({
  pieces: [box(0, 0, COLUMNS, ROWS)],
  holes: spots(grid, false).flatMap(([column, row]) => {
    const left = column === 0 ? 2 : 0;
    const down = row === 0 ? 1 : 0;
    const joined = column + 1 < COLUMNS && !isMarked(grid, column + 1, row) ? 1 : 0;
    return [box(column - left, row - down, 1 + left + joined, 1 + down)];
  }),
});

export const WRITINGS: readonly ((grid: Cells) => Zone)[] = [
  asSquares,
  asRuns,
  asCrossedRuns,
  asTriangles,
  asHoles,
  asWideHoles,
];

/** A zone, a base and how both are moved before the question is put. */
export interface Case<T extends Placed | Point> {
  readonly grid: Cells;
  readonly zone: Zone;
  readonly own: T;
  readonly movedZone: Zone;
  readonly moved: Placed | Point;
}

export const caseOf = <T extends Placed | Point>(things: fc.Arbitrary<T>): fc.Arbitrary<Case<T>> =>
  fc
    .tuple(cells, fc.constantFrom(...WRITINGS), things, motion, fc.nat(11), fc.boolean())
    .map(([grid, write, own, by, start, reverse]) => caseFrom(grid, write(grid), own, by, start, reverse));

function caseFrom<T extends Placed | Point>(
  grid: Cells,
  zone: Zone,
  own: T,
  by: Motion,
  start: number,
  reverse: boolean,
): Case<T> {
  return {
    grid,
    zone: freeze(zone),
    own,
    movedZone: freeze(movedZone(rewritten(zone, start, reverse), by)),
    moved: moved(own, by),
  };
}

/** Spots all over a base, those of its rim taken a little inside or outside of it. */
export function spotsOf(own: Placed | Point, scale: number): readonly Point[] {
  const rings = [1, 0.85, 0.7, 0.55, 0.4, 0.25, 0.1, 0];
  return rings.flatMap((ring) =>
    Array.from({ length: 180 }, (_, index) => pointOf(own, index / 180, ring * scale)),
  );
}
