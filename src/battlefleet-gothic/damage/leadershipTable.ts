import { type RollTable, rollTable } from '../../core/table/rollTable';

/**
 * The D6 for the Leadership with which a crew starts.
 *
 * @since 0.1.0
 */
export const leadershipTable: RollTable<number, 'D6'> = rollTable({
  id: 'starting-leadership',
  title: 'Starting Leadership',
  die: 'D6',
  rows: [
    { from: 1, to: 1, result: 6, provenance: 'second-hand' },
    { from: 2, to: 3, result: 7, provenance: 'second-hand' },
    { from: 4, to: 5, result: 8, provenance: 'second-hand' },
    { from: 6, to: 6, result: 9, provenance: 'second-hand' },
  ],
});
