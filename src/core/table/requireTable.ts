import { wrongArgument } from '../errors/wrongArgument';
import type { DieName } from './dieName';
import type { RollTable } from './rollTable';

/** Refuses what is no table. */
export function requireTable<Result, Die extends DieName>(
  table: RollTable<Result, Die>,
): RollTable<Result, Die> {
  if (!Array.isArray(table?.rows)) throw wrongArgument('table', 'a table, as `rollTable` gives it');
  return table;
}
