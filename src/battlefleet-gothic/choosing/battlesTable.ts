import { type RollTable, rollTable } from '../../core/table/rollTable';
import type { ScenarioId } from '../scenarios/scenarioId';

/**
 * The battles, by D6.
 *
 * @rule BG-BATTLES
 * @since 0.1.0
 */
export const battlesTable: RollTable<ScenarioId, 'D6'> = rollTable({
  id: 'battles',
  title: 'Battles',
  rule: 'BG-BATTLES',
  die: 'D6',
  rows: [
    { from: 1, to: 1, result: 'exterminatus' },
    { from: 2, to: 2, result: 'surprise-attack' },
    { from: 3, to: 3, result: 'planetary-assault' },
    { from: 4, to: 4, result: 'escalating-engagement' },
    { from: 5, to: 6, result: 'fleet-engagement' },
  ],
});
