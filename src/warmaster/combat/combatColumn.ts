import type { CombatColumn } from '../edition/combatResultsTable';
import { combatRatio } from './combatRatio';

/**
 * Finds the column of a combat results table: the highest that the ratio reaches, the lowest where it reaches
 * none, the highest of all against a defence of 0.
 *
 * @param columns - the columns of an edition's table, by ascending ratio
 * @param attack - the sum of the attack factors, a whole number from 0
 * @param defence - the sum of the defence factors, a whole number from 0
 * @returns the place of the column, counted from 0
 * @throws {@link WargameError} `argument/…` for sums that are no whole numbers from 0
 * @rule WM-COMB-3, WM-RETR-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { combatColumn } from 'wargame-rules/warmaster';
 *
 * const columns = [0, 1, 2, 3, 4, 5].map((ratio) => ({ ratio, rows: [] }));
 * combatColumn(columns, 9, 5); // => 1
 * combatColumn(columns, 90, 5); // => 5
 * combatColumn(columns, 1, 0); // => 5
 * ```
 */
export function combatColumn(columns: readonly CombatColumn[], attack: number, defence: number): number {
  const ratio = combatRatio(attack, defence);
  if (ratio === null) return columns.length - 1;
  let reached = 0;
  for (const column of columns) if (column.ratio <= ratio) reached++;
  return Math.max(0, reached - 1);
}
