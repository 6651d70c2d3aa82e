import type { DieName } from './dieName';
import { dieValues } from './dieValues';
import { dieWays } from './dieWays';
import { requireTable } from './requireTable';
import type { RollTable } from './rollTable';
import type { TableRow } from './tableRow';

/**
 * How likely a row is: `ways` of `of` equally likely falls of the dice.
 *
 * @typeParam Result - what the row gives
 * @typeParam Die - the name of the die
 * @since 0.1.0
 */
export interface RowChance<Result, Die extends DieName = DieName> {
  readonly row: TableRow<Result, Die>;
  /** How many falls of the dice reach the row. */
  readonly ways: number;
  /** How many there are: 36 for 2D6 and for a D66. */
  readonly of: number;
}

/**
 * Tells how likely each row of a table is, without rolling.
 *
 * @typeParam Result - what the table gives
 * @typeParam Die - the name of the table's die
 * @param table - the table, as {@link rollTable} made it
 * @returns each row with its share of the equally likely falls of the dice, in the order of the table. The
 *   shares add up to all of them, unless the table is `partial`
 * @throws {@link WargameError} `table/unknown-die` for a table that {@link rollTable} did not make
 * @since 0.1.0
 * @example
 * ```ts
 * import { rollTable, rowChances } from 'wargame-rules';
 *
 * const arrival = rollTable({
 *   id: 'arrival',
 *   die: 'D66',
 *   rows: [
 *     { from: 11, to: 11, result: 'lost' },
 *     { from: 12, to: 13, result: 'delayed' },
 *     { from: 14, to: 66, result: 'arrives' },
 *   ],
 * });
 * rowChances(arrival).map(({ ways, of }) => `${ways}/${of}`); // => ['1/36', '2/36', '33/36']
 * ```
 */
export function rowChances<Result, Die extends DieName>(
  table: RollTable<Result, Die>,
): readonly RowChance<Result, Die>[] {
  const values: readonly number[] = dieValues(requireTable(table).die);
  const ways = dieWays(table.die);
  const waysFrom = (from: number, to: number): number =>
    ways.slice(values.indexOf(from), values.indexOf(to) + 1).reduce((sum, more) => sum + more, 0);
  const of = ways.reduce((sum, more) => sum + more);
  return table.rows.map((row) => ({ row, ways: waysFrom(row.from, row.to), of }));
}
