import { type RollTable, rollTable } from '../../core/table/rollTable';
import type { TableEdge } from './tableEdge';

/**
 * The D6 that tells on which edge of the table the star is. The long edges are twice as likely.
 *
 * @since 0.1.0
 */
export const sunwardTable: RollTable<TableEdge, 'D6'> = rollTable({
  id: 'sunward-edge',
  title: 'Sunward edge',
  die: 'D6',
  rows: [
    { from: 1, to: 1, result: 'left', provenance: 'second-hand' },
    { from: 2, to: 3, result: 'top', provenance: 'second-hand' },
    { from: 4, to: 5, result: 'bottom', provenance: 'second-hand' },
    { from: 6, to: 6, result: 'right', provenance: 'second-hand' },
  ],
});
