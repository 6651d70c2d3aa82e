import { type RollTable, rollTable } from '../../core/table/rollTable';
import type { ScenarioTable } from './scenarioTable';

/**
 * The D6 that tells on which table the scenario is rolled.
 *
 * @rule BG-CHOOSE-2
 * @since 0.1.0
 */
export const raidOrBattleTable: RollTable<ScenarioTable, 'D6'> = rollTable({
  id: 'raid-or-battle',
  title: 'Raid or battle',
  rule: 'BG-CHOOSE-2',
  die: 'D6',
  rows: [
    { from: 1, to: 3, result: 'raids' },
    { from: 4, to: 6, result: 'battles' },
  ],
});
