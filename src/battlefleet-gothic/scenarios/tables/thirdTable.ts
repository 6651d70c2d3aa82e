import { type RollTable, rollTable } from '../../../core/table/rollTable';
import type { TableThird } from './tableThird';

/**
 * The D6 for the third in which a blockading unit sets up. Which faces stand for which third is our ruling.
 *
 * @since 0.1.0
 */
export const thirdTable: RollTable<TableThird, 'D6'> = rollTable({
  id: 'blockade-third',
  title: 'Third of the table',
  die: 'D6',
  // That a D6 tells is second-hand; only three equal parts fit it.
  rows: [
    { from: 1, to: 2, result: 'upper', provenance: 'reconstruction' },
    { from: 3, to: 4, result: 'middle', provenance: 'reconstruction' },
    { from: 5, to: 6, result: 'lower', provenance: 'reconstruction' },
  ],
});
