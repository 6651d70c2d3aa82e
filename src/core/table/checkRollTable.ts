import type { Violation } from '../errors/violation';
import { hasMembers, type Members } from '../shape/hasMembers';
import { isText } from '../shape/isText';
import { shown } from '../shape/shown';
import { checkCover } from './checkCover';
import { checkRow } from './checkRow';
import type { DieName } from './dieName';
import { dieShape, noSuchDie } from './dieShape';
import { dieValues } from './dieValues';
import type { TableErrorCode } from './tableErrorCode';
import { checkTexts, type TableFault, unknownFaults } from './tableFault';

/** What a table is made of. */
const TABLE_MEMBERS = ['id', 'title', 'rule', 'die', 'partial', 'rows'];

/**
 * Lists everything that is wrong with a roll table: one that was just written, or one read from a file.
 *
 * - `table/malformed`: no id, no list of rows, an unknown provenance, a member that tables and rows don't have…
 * - `table/unknown-die`; `table/no-rows`; `table/no-result`: a row that gives nothing
 * - `table/impossible-bound`: a row starts or ends at what its die can't give, such as 17 on a D66
 * - `table/reversed-row`: from is above to; `table/unreachable-row`: the die gives no value in it
 * - `table/overlap`: `facts.values` lie in several rows, `facts.rows` (counted from 0)
 * - `table/gap`: `facts.values`, next to each other on the die, lie in no row; allowed with `partial: true`
 *
 * @param definition - anything; a table as {@link rollTable} takes it passes
 * @returns the faults, each with the table's id in the message and in `facts.table`; empty when there are none
 * @since 0.1.0
 * @example
 * ```ts
 * import { checkRollTable } from 'wargame-rules';
 *
 * const rows = [
 *   { from: 1, to: 3, result: 'Raids' },
 *   { from: 3, to: 5, result: 'Battles' },
 * ];
 * const faults = checkRollTable({ id: 'which', die: 'D6', rows });
 * faults.map((fault) => fault.code); // => ['table/overlap', 'table/gap']
 * faults.map((fault) => fault.facts?.values); // => [[3], [6]]
 * ```
 */
export function checkRollTable(definition: unknown): readonly Violation<TableErrorCode>[] {
  if (!hasMembers(definition)) {
    return [{ code: 'table/malformed', message: `expected a table, got ${shown(definition)}` }];
  }
  const faults = [...checkHead(definition), ...checkRows(definition)];
  return faults.map((fault) => named(fault, definition));
}

function checkHead(table: Members): readonly TableFault[] {
  const faults: TableFault[] = [
    ...checkTexts(table, ['title', 'rule']),
    ...unknownFaults(table, TABLE_MEMBERS),
  ];
  const { id, die, partial } = table;
  if (!isText(id)) {
    faults.push({ code: 'table/malformed', message: `expected a name, got ${shown(id)}`, path: 'id' });
  }
  if (partial !== undefined && typeof partial !== 'boolean') {
    const message = `expected true or false, got ${shown(partial)}`;
    faults.push({ code: 'table/malformed', message, path: 'partial' });
  }
  if (!dieShape(die)) faults.push({ code: 'table/unknown-die', message: noSuchDie(die), path: 'die' });
  return faults;
}

function checkRows({ die, rows, partial }: Members): readonly TableFault[] {
  if (!Array.isArray(rows)) {
    return [
      { code: 'table/malformed', message: `expected a list of rows, got ${shown(rows)}`, path: 'rows' },
    ];
  }
  if (rows.length === 0) return [{ code: 'table/no-rows', message: 'there are no rows', path: 'rows' }];
  const values = dieShape(die) ? dieValues(die as DieName) : null;
  const faults = rows.flatMap((row: unknown, index) => checkRow(row, `rows[${index}]`, die, values));
  return values ? [...faults, ...checkCover(rows, values, partial === true)] : faults;
}

/** Each fault names its table, so that a list from many tables can be read. */
function named(fault: TableFault, { id, rule }: Members): TableFault {
  if (!isText(id)) return fault;
  return {
    ...fault,
    message: `${fault.message} (table "${id}")`,
    ...(isText(rule) && { rule }),
    facts: { ...fault.facts, table: id },
  };
}
