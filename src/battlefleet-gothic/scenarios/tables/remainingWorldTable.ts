import { type RollTable, rollTable } from '../../../core/table/rollTable';

/**
 * What a system is for a campaign once its primary world is destroyed.
 *
 * @since 0.1.0
 */
export const remainingWorldTable: RollTable<'agri-world' | 'mining-world', 'D6'> = rollTable({
  id: 'remaining-world',
  title: 'What the system is now',
  die: 'D6',
  rows: [
    { from: 1, to: 3, result: 'agri-world', provenance: 'second-hand' },
    { from: 4, to: 6, result: 'mining-world', provenance: 'second-hand' },
  ],
});
