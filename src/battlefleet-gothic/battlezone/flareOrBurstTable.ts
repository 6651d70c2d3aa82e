import { type RollTable, rollTable } from '../../core/table/rollTable';
import type { TableEffect } from './phenomenon';

/**
 * The second D6 of the inner biosphere's first row.
 *
 * @since 0.1.0
 */
export const flareOrBurstTable: RollTable<TableEffect, 'D6'> = rollTable({
  id: 'flare-or-burst',
  title: 'Solar flare or radiation burst',
  die: 'D6',
  rows: [
    { from: 1, to: 3, result: 'radiation-burst', provenance: 'second-hand' },
    { from: 4, to: 6, result: 'solar-flare', provenance: 'second-hand' },
  ],
});
