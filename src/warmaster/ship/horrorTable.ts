import { type RollTable, rollTable } from '../../core/table/rollTable';
import type { HorrorResult } from '../specialRules/horror';

/**
 * What a horror does. The source text's list of horrors is missing; all of it is ours.
 *
 * @rule WM-REV-2
 * @since 0.1.0
 */
export const horrorTable: RollTable<HorrorResult, 'D6'> = rollTable<readonly HorrorResult[], 'D6'>({
  id: 'horror',
  title: 'Horror',
  die: 'D6',
  rows: [
    { from: 1, to: 3, result: 'nothing', provenance: 'reconstruction' },
    { from: 4, to: 5, result: 'retreat', provenance: 'reconstruction' },
    { from: 6, to: 6, result: 'loss', provenance: 'reconstruction' },
  ],
});
