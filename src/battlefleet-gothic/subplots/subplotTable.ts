import { type RollTable, rollTable } from '../../core/table/rollTable';

/**
 * The three tables of sub-plots, in the order in which a D6 picks one.
 *
 * @since 0.1.0
 */
export const SUBPLOT_TABLES = ['legacies-of-war', 'chance-circumstances', 'secret-ploys'] as const;

/**
 * One of the three tables of sub-plots.
 *
 * @since 0.1.0
 */
export type SubplotTable = (typeof SUBPLOT_TABLES)[number];

/**
 * Which table of sub-plots is rolled on, D6.
 *
 * @rule BG-SUB-1
 * @since 0.1.0
 */
export const subplotTable: RollTable<SubplotTable, 'D6'> = rollTable({
  id: 'subplot-table',
  title: 'Sub-plot: which table',
  rule: 'BG-SUB-1',
  die: 'D6',
  rows: [
    { from: 1, to: 2, result: 'legacies-of-war' },
    { from: 3, to: 4, result: 'chance-circumstances' },
    { from: 5, to: 6, result: 'secret-ploys' },
  ],
});
