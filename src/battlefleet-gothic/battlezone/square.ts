import type { TableSize } from './tableSize';

/** The sides of the squares into which a table is divided for its phenomena, in centimetres. */
export const SQUARE_SIZE = 60;

/** A square of the table. `x` and `y` are those of its bottom left corner. */
export interface Square {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The whole squares of a table, column by column from the bottom left corner; a strip left over has none. */
export function squaresOf({ width, height }: TableSize): readonly Square[] {
  const columns = Math.floor(width / SQUARE_SIZE);
  const rows = Math.floor(height / SQUARE_SIZE);
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [Math.floor(index / rows), index % rows];
    return { name: `${columnName(column)}${row + 1}`, x: column * SQUARE_SIZE, y: row * SQUARE_SIZE };
  });
}

function columnName(column: number): string {
  const last = LETTERS.charAt(column % LETTERS.length);
  return column < LETTERS.length ? last : columnName(Math.floor(column / LETTERS.length) - 1) + last;
}
