import { type RollTable, rollTable } from '../../core/table/rollTable';
import type { Battlezone } from './battlezone';

/**
 * The D6 that chooses a battlezone where the players don't.
 *
 * @since 0.1.0
 */
export const battlezoneTable: RollTable<Battlezone, 'D6'> = rollTable({
  id: 'battlezone',
  title: 'Battlezone',
  die: 'D6',
  rows: [
    { from: 1, to: 1, result: 'flare-region', provenance: 'second-hand' },
    { from: 2, to: 2, result: 'mercurial-zone', provenance: 'second-hand' },
    { from: 3, to: 3, result: 'inner-biosphere', provenance: 'second-hand' },
    { from: 4, to: 4, result: 'primary-biosphere', provenance: 'second-hand' },
    { from: 5, to: 5, result: 'outer-reaches', provenance: 'second-hand' },
    { from: 6, to: 6, result: 'deep-space', provenance: 'second-hand' },
  ],
});
