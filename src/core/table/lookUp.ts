import { WargameError } from '../errors/wargameError';
import { shown } from '../shape/shown';
import { requireDie } from './dieShape';
import { isDieValue } from './isDieValue';
import { requireTable } from './requireTable';
import type { RollTable } from './rollTable';
import type { TableErrorCode } from './tableErrorCode';

/**
 * Reads a roll off a table.
 *
 * @typeParam Result - what the table gives
 * @param table - the table, as {@link rollTable} made it
 * @param roll - a value of the table's die
 * @returns the result of the row that the roll lies in; null in the gap of a table that is `partial`
 * @throws {@link WargameError} `table/impossible-roll`, naming table and roll, for what its die can't give;
 *   `table/no-row` in the gap of a table that was not made by {@link rollTable}
 * @since 0.1.0
 * @example
 * ```ts
 * import { lookUp, rollTable } from 'wargame-rules';
 *
 * const reinforcements = rollTable({
 *   id: 'reinforcements',
 *   die: 'D6',
 *   rows: [
 *     { from: 1, to: 2, result: 1 },
 *     { from: 3, to: 4, result: 2 },
 *     { from: 5, to: 6, result: 3 },
 *   ],
 * });
 * lookUp(reinforcements, 4); // => 2
 * ```
 */
export function lookUp<Result>(table: RollTable<Result>, roll: number): Result {
  const { id, die, partial, rows } = requireTable(table);
  if (!isDieValue(requireDie(die), roll)) {
    throw refused('table/impossible-roll', `expected a value of the ${die}, got ${shown(roll)}`, id);
  }
  const row = rows.find(({ from, to }) => from <= roll && roll <= to);
  if (row) return row.result;
  // A partial table has null among its results: see the type that rollTable gives it.
  if (partial) return null as Result;
  throw refused('table/no-row', `${roll} is in no row`, id);
}

function refused(code: TableErrorCode, fault: string, table: string): WargameError<TableErrorCode> {
  return new WargameError<TableErrorCode>({
    code,
    message: `${fault} (table ${shown(table)})`,
    path: 'roll',
    facts: { table },
  });
}
