import { type RollTable, rollTable } from '../../../core/table/rollTable';

/**
 * Phenomena that come on top of the battlezone's.
 *
 * @since 0.1.0
 */
export interface Hazards {
  /** Gas or dust clouds: a number, or the die to roll for it. */
  readonly clouds: number | 'D3';
  readonly asteroidFields: number;
}

/**
 * Navigational Hazards, D6: the phenomena that are added.
 *
 * @since 0.1.0
 */
export const navigationalHazardsTable: RollTable<Hazards, 'D6'> = rollTable({
  id: 'navigational-hazards',
  title: 'Navigational Hazards',
  rule: 'BG-SUB-3',
  die: 'D6',
  // The source text has lost this table.
  rows: [
    { from: 1, to: 2, result: { clouds: 1, asteroidFields: 0 }, provenance: 'second-hand' },
    { from: 3, to: 4, result: { clouds: 2, asteroidFields: 0 }, provenance: 'second-hand' },
    { from: 5, to: 5, result: { clouds: 0, asteroidFields: 1 }, provenance: 'second-hand' },
    { from: 6, to: 6, result: { clouds: 'D3', asteroidFields: 1 }, provenance: 'second-hand' },
  ],
});
