import { type RollTable, rollTable } from '../../../core/table/rollTable';
import type { ExperimentChange } from './experimentChange';

/**
 * What an Experimental Ship can do better, D6.
 *
 * @since 0.1.0
 */
export const experimentImprovementTable: RollTable<ExperimentChange, 'D6'> = rollTable({
  id: 'experiment-improvement',
  title: 'Experimental Ship: improvement',
  rule: 'BG-SUB-3',
  die: 'D6',
  // The source text has lost this table.
  rows: [
    { from: 1, to: 1, result: { changes: 'weapon-range', percent: 150 }, provenance: 'second-hand' },
    { from: 2, to: 2, result: { changes: 'shields', by: 1 }, provenance: 'second-hand' },
    { from: 3, to: 3, result: { changes: 'speed', by: 5 }, provenance: 'second-hand' },
    { from: 4, to: 4, result: { changes: 'damage-points', by: 2 }, provenance: 'second-hand' },
    { from: 5, to: 5, result: { changes: 'turns', degrees: 90 }, provenance: 'second-hand' },
    { from: 6, to: 6, result: { changes: 'leadership', by: 1 }, provenance: 'second-hand' },
  ],
});
