import { type RollTable, rollTable } from '../../../core/table/rollTable';
import type { SubplotId } from '../subplotId';

/**
 * The sub-plots of the Chance Circumstances table, D6.
 *
 * @rule BG-SUB-1
 * @since 0.1.0
 */
export const chanceCircumstancesTable: RollTable<SubplotId, 'D6'> = rollTable({
  id: 'chance-circumstances',
  title: 'Chance Circumstances',
  rule: 'BG-SUB-1',
  die: 'D6',
  rows: [
    { from: 1, to: 1, result: 'meteor-storm' },
    { from: 2, to: 2, result: 'signalling-problems' },
    { from: 3, to: 3, result: 'unexpected-help' },
    { from: 4, to: 4, result: 'navigational-hazards' },
    { from: 5, to: 5, result: 'fresh-captain' },
    { from: 6, to: 6, result: 'enemy-plans' },
  ],
});
