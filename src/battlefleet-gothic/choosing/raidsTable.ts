import { type RollTable, rollTable } from '../../core/table/rollTable';
import type { ScenarioId } from '../scenarios/scenarioId';

/**
 * The raids, by D6.
 *
 * @rule BG-RAIDS
 * @since 0.1.0
 */
export const raidsTable: RollTable<ScenarioId, 'D6'> = rollTable({
  id: 'raids',
  title: 'Raids',
  rule: 'BG-RAIDS',
  die: 'D6',
  rows: [
    { from: 1, to: 1, result: 'cruiser-clash' },
    { from: 2, to: 2, result: 'the-bait' },
    { from: 3, to: 3, result: 'the-raiders' },
    { from: 4, to: 4, result: 'blockade-run' },
    { from: 5, to: 6, result: 'convoy' },
  ],
});
