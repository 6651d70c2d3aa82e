import { type RollTable, rollTable } from '../../core/table/rollTable';
import type { PlanetSize } from './phenomenon';

/**
 * The D6 for the size of a planet in the four battlezones nearest the star.
 *
 * @since 0.1.0
 */
export const smallOrMediumTable: RollTable<PlanetSize, 'D6'> = rollTable({
  id: 'small-or-medium-planet',
  title: 'Size of the planet',
  die: 'D6',
  rows: [
    { from: 1, to: 5, result: 'small', provenance: 'second-hand' },
    { from: 6, to: 6, result: 'medium', provenance: 'second-hand' },
  ],
});
