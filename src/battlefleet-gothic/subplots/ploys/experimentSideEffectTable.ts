import { type RollTable, rollTable } from '../../../core/table/rollTable';
import type { ExperimentChange } from './experimentChange';

/**
 * What an Experimental Ship suffers from, D6. One that contradicts the improvement is rolled again.
 *
 * @since 0.1.0
 */
export const experimentSideEffectTable: RollTable<ExperimentChange, 'D6'> = rollTable({
  id: 'experiment-side-effect',
  title: 'Experimental Ship: side effect',
  rule: 'BG-SUB-3',
  die: 'D6',
  // The source text has lost this table.
  rows: [
    { from: 1, to: 1, result: { changes: 'shields', by: -1 }, provenance: 'second-hand' },
    { from: 2, to: 2, result: { changes: 'weapon-range', percent: 50 }, provenance: 'second-hand' },
    { from: 3, to: 3, result: { changes: 'damage-points', by: -2 }, provenance: 'second-hand' },
    { from: 4, to: 4, result: { changes: 'speed', by: -5 }, provenance: 'second-hand' },
    { from: 5, to: 5, result: { changes: 'leadership', by: -1 }, provenance: 'second-hand' },
    {
      from: 6,
      to: 6,
      result: { changes: 'weapon-strength', percent: 50, rounding: 'up' },
      provenance: 'second-hand',
    },
  ],
});
