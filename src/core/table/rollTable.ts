import { WargameError } from '../errors/wargameError';
import { checkRollTable } from './checkRollTable';
import type { DieName } from './dieName';
import { frozenCopy } from './frozenCopy';
import type { TableErrorCode } from './tableErrorCode';
import type { TableRow } from './tableRow';

/**
 * A roll table as plain data: every value of its die lies in exactly one row, unless it says that it is
 * partial. The rows stand in the order in which they were given, which is that of the printed table.
 *
 * @typeParam Result - what a look-up gives
 * @typeParam Die - the name of the die
 * @since 0.1.0
 */
export interface RollTable<Result, Die extends DieName = DieName> {
  /** A name for programs, and for messages. */
  readonly id: string;
  /** A name for people; also what its die is rolled for. */
  readonly title?: string;
  /** The clause of the rules behind the table. */
  readonly rule?: string;
  readonly die: Die;
  /** There may be values without a row; looking them up gives null. */
  readonly partial?: true;
  readonly rows: readonly TableRow<Result, Die>[];
}

/**
 * What {@link rollTable} makes a table of.
 *
 * @typeParam Results - what the rows give, row by row, so that results of different shapes may stand together
 * @typeParam Die - the name of the die
 * @typeParam MayHaveGaps - whether values without a row are meant
 * @since 0.1.0
 */
export interface TableDefinition<
  Results extends readonly unknown[],
  Die extends DieName = DieName,
  MayHaveGaps extends boolean = boolean,
> extends Omit<RollTable<unknown, Die>, 'partial' | 'rows'> {
  readonly partial?: MayHaveGaps;
  readonly rows: { readonly [Row in keyof Results]: TableRow<Results[Row], Die> };
}

/**
 * Makes a roll table and checks it at once: no value of the die without a row, none with two.
 *
 * Results are best plain JSON, such as the id of a mission or of another table; then the table is plain JSON
 * too. Lists and plain objects among them are copied and frozen, whatever is frozen already is kept as it is.
 *
 * @typeParam Results - what the rows give, row by row; literals where the results are written down
 * @typeParam Die - the name of the die
 * @typeParam MayHaveGaps - whether values without a row are meant
 * @param definition - the table; its rows in any order. `partial: true` allows values without a row
 * @returns the table, frozen throughout; it shares nothing that can change with the definition
 * @throws {@link WargameError} with every fault that {@link checkRollTable} finds: `table/gap`,
 *   `table/overlap`, `table/impossible-bound`, …
 * @since 0.1.0
 * @example
 * ```ts
 * import { lookUp, rollTable } from 'wargame-rules';
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
 * lookUp(arrival, 13); // => 'delayed'
 * ```
 */
export function rollTable<
  const Results extends readonly unknown[],
  const Die extends DieName,
  const MayHaveGaps extends boolean = false,
>(
  definition: TableDefinition<Results, Die, MayHaveGaps>,
): RollTable<[MayHaveGaps] extends [false] ? Results[number] : Results[number] | null, Die> {
  const [first, ...others] = checkRollTable(definition);
  if (first) throw new WargameError<TableErrorCode>(first, ...others);
  const { id, title, rule, die, partial } = definition;
  const rows: readonly TableRow<Results[number], Die>[] = definition.rows;
  return Object.freeze({
    id,
    ...(title !== undefined && { title }),
    ...(rule !== undefined && { rule }),
    die,
    ...(partial && { partial: true as const }),
    rows: Object.freeze(rows.map(frozenRow)),
  });
}

function frozenRow<Result, Die extends DieName>(row: TableRow<Result, Die>): TableRow<Result, Die> {
  const { from, to, result, rule, provenance } = row;
  return Object.freeze({
    from,
    to,
    result: frozenCopy(result),
    ...(rule !== undefined && { rule }),
    ...(provenance !== undefined && { provenance }),
  });
}
