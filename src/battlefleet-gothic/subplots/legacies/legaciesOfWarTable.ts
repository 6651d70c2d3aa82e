import { type RollTable, rollTable } from '../../../core/table/rollTable';
import type { SubplotId } from '../subplotId';

/**
 * The sub-plots of the Legacies of War table, D6.
 *
 * @rule BG-SUB-1
 * @since 0.1.0
 */
export const legaciesOfWarTable: RollTable<SubplotId, 'D6'> = rollTable({
  id: 'legacies-of-war',
  title: 'Legacies of War',
  rule: 'BG-SUB-1',
  die: 'D6',
  rows: [
    { from: 1, to: 1, result: 'gunnery-practice' },
    { from: 2, to: 2, result: 'extended-duty' },
    { from: 3, to: 3, result: 'blood-bond' },
    { from: 4, to: 4, result: 'fleet-experience' },
    { from: 5, to: 5, result: 'no-quarter' },
    { from: 6, to: 6, result: 'vendetta' },
  ],
});
