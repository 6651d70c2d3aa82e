import { type RollTable, rollTable } from '../../../core/table/rollTable';
import type { SubplotId } from '../subplotId';

/**
 * The sub-plots of the Secret Ploys table, D6.
 *
 * @rule BG-SUB-1
 * @since 0.1.0
 */
export const secretPloysTable: RollTable<SubplotId, 'D6'> = rollTable({
  id: 'secret-ploys',
  title: 'Secret Ploys',
  rule: 'BG-SUB-1',
  die: 'D6',
  rows: [
    { from: 1, to: 1, result: 'surprise-attack-ploy' },
    { from: 2, to: 2, result: 'secret-intelligence' },
    { from: 3, to: 3, result: 'experimental-ship' },
    { from: 4, to: 4, result: 'desperate-mission' },
    { from: 5, to: 5, result: 'decoy' },
    { from: 6, to: 6, result: 'hit-and-run' },
  ],
});
