import { type RollTable, rollTable } from '../../core/table/rollTable';

/**
 * The ids of the three missions of the Open Hostility pack.
 *
 * @since 0.1.0
 */
export type PackMission = 'annihilation' | 'hold-at-all-costs' | 'death-or-glory';

/**
 * The table on which the mission is rolled.
 *
 * @rule OP-MISSION-1
 * @since 0.1.0
 */
export const missionTable: RollTable<PackMission, 'D6'> = rollTable({
  id: 'open-hostility-mission',
  title: 'Mission',
  rule: 'OP-MISSION-1',
  die: 'D6',
  rows: [
    { from: 1, to: 2, result: 'annihilation' },
    { from: 3, to: 4, result: 'hold-at-all-costs' },
    { from: 5, to: 6, result: 'death-or-glory' },
  ],
});
