import { type RollTable, rollTable } from '../../../core/table/rollTable';

/**
 * What a capital ship on Extended Duty suffers from: old damage, a shortage of everything, or nothing.
 *
 * @since 0.1.0
 */
export const extendedDutyTable: RollTable<'damaged' | 'short' | 'unaffected', 'D6'> = rollTable({
  id: 'extended-duty',
  title: 'Extended Duty',
  rule: 'BG-SUB-3',
  die: 'D6',
  rows: [
    { from: 1, to: 1, result: 'damaged' },
    { from: 2, to: 2, result: 'short' },
    { from: 3, to: 6, result: 'unaffected' },
  ],
});
