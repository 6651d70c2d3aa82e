import { type RollTable, rollTable } from '../../core/table/rollTable';
import type { TrapResult } from '../specialRules/trap';

/**
 * What a trap does. The source text's list of traps is missing; all of it is ours.
 *
 * @rule WM-REV-2
 * @since 0.1.0
 */
export const trapTable: RollTable<TrapResult, 'D6'> = rollTable<readonly TrapResult[], 'D6'>({
  id: 'trap',
  title: 'Trap',
  die: 'D6',
  rows: [
    { from: 1, to: 2, result: { loses: 0, breach: false }, provenance: 'reconstruction' },
    { from: 3, to: 5, result: { loses: 1, breach: false }, provenance: 'reconstruction' },
    { from: 6, to: 6, result: { loses: 1, breach: true }, provenance: 'reconstruction' },
  ],
});
