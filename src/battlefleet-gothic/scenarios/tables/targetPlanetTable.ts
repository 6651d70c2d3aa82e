import { type RollTable, rollTable } from '../../../core/table/rollTable';
import type { PlanetSize } from '../../battlezone/phenomenon';

/**
 * The D6 for the size of a planet that is assaulted or to be destroyed.
 *
 * @since 0.1.0
 */
export const targetPlanetTable: RollTable<PlanetSize, 'D6'> = rollTable({
  id: 'target-planet',
  title: 'Size of the planet',
  die: 'D6',
  rows: [
    { from: 1, to: 1, result: 'small', provenance: 'second-hand' },
    { from: 2, to: 5, result: 'medium', provenance: 'second-hand' },
    { from: 6, to: 6, result: 'large', provenance: 'second-hand' },
  ],
});
