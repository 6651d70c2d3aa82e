import { hasEnemyCapitalShip } from '../capitalShips';
import { defineSubplot } from '../defineSubplot';
import type { Subplot } from '../subplot';
import { COMMANDERS_SHIP, PLANS_AT_LEAST } from './searchForPlans';

/**
 * Enemy Plans: each boarding action against a capital ship of the enemy may find his plans. Completed when they are
 * captured.
 *
 * @rule BG-SUB-3
 * @since 0.1.0
 */
export const enemyPlans: Subplot<null> = defineSubplot({
  id: 'enemy-plans',
  title: 'Enemy Plans',
  renown: { completed: 1, failed: -1 },
  actsOn: hasEnemyCapitalShip,
  effects: () => [{ type: 'plans', atLeast: PLANS_AT_LEAST, commandersShip: COMMANDERS_SHIP }],
  completed: ({ ownSide: { deeds = [] } }) => deeds.some(({ plansFound }) => plansFound),
});
