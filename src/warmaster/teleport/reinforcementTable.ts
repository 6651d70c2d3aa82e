import { type RollTable, rollTable } from '../../core/table/rollTable';

/**
 * How many units the Traitor player draws from the cup.
 *
 * @rule WM-REIN-3
 * @since 0.1.0
 */
export const reinforcementTable: RollTable<number, 'D6'> = rollTable<readonly number[], 'D6'>({
  id: 'reinforcements',
  title: 'Traitor reinforcements',
  rule: 'WM-REIN-3',
  die: 'D6',
  rows: [
    { from: 1, to: 2, result: 1 },
    { from: 3, to: 4, result: 2 },
    { from: 5, to: 6, result: 3 },
  ],
});
