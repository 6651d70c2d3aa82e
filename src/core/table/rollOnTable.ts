import type { Dice } from '../dice/dice';
import type { DieName, DieValue } from './dieName';
import { lookUp } from './lookUp';
import { requireTable } from './requireTable';
import { rollNamedDie } from './rollNamedDie';
import type { RollTable } from './rollTable';

/**
 * A roll on a table and what it gave.
 *
 * @typeParam Result - what the table gives
 * @typeParam Die - the name of the die
 * @since 0.1.0
 */
export interface TableRoll<Result, Die extends DieName = DieName> {
  readonly roll: DieValue<Die>;
  readonly result: Result;
}

/**
 * Rolls a table's die and reads the result.
 *
 * @typeParam Result - what the table gives
 * @typeParam Die - the name of the table's die
 * @param table - the table, as {@link rollTable} made it
 * @param dice - where its chance comes from; the dice of the table's die are rolled, and no others
 * @param label - what they are rolled for; the table's title, or its id, unless told
 * @returns the roll and its result; the result is null in the gap of a table that is `partial`
 * @throws {@link WargameError} `dice/impossible-face` when the dice give an impossible face
 * @since 0.1.0
 * @example
 * ```ts
 * import { rollOnTable, rollTable, scriptedDice } from 'wargame-rules';
 *
 * const which = rollTable({
 *   id: 'which-table',
 *   die: 'D6',
 *   rows: [
 *     { from: 1, to: 3, result: 'raids' },
 *     { from: 4, to: 6, result: 'battles' },
 *   ],
 * });
 * rollOnTable(which, scriptedDice([4])); // => { roll: 4, result: 'battles' }
 * ```
 */
export function rollOnTable<Result, Die extends DieName>(
  table: RollTable<Result, Die>,
  dice: Dice,
  label?: string,
): TableRoll<Result, Die> {
  const { die, title, id } = requireTable(table);
  const roll = rollNamedDie(die, dice, label ?? title ?? id);
  return { roll, result: lookUp<Result>(table, roll) };
}
