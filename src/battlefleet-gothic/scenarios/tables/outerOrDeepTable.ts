import { type RollTable, rollTable } from '../../../core/table/rollTable';
import type { Battlezone } from '../../battlezone/battlezone';

/**
 * The D6 between the two battlezones furthest from the star, as The Bait rolls it.
 *
 * @since 0.1.0
 */
export const outerOrDeepTable: RollTable<Battlezone, 'D6'> = rollTable({
  id: 'outer-reaches-or-deep-space',
  title: 'Battlezone',
  die: 'D6',
  rows: [
    { from: 1, to: 3, result: 'outer-reaches', provenance: 'second-hand' },
    { from: 4, to: 6, result: 'deep-space', provenance: 'second-hand' },
  ],
});
