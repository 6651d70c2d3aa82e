import { type RollTable, rollTable } from '../../core/table/rollTable';
import type { PlanetSize } from './phenomenon';

/**
 * The D6 for the size of a planet in the outer reaches.
 *
 * @since 0.1.0
 */
export const smallOrLargeTable: RollTable<PlanetSize, 'D6'> = rollTable({
  id: 'small-or-large-planet',
  title: 'Size of the planet',
  die: 'D6',
  rows: [
    { from: 1, to: 3, result: 'small', provenance: 'second-hand' },
    { from: 4, to: 6, result: 'large', provenance: 'second-hand' },
  ],
});
