import { hasShips } from '../capitalShips';
import { defineSubplot } from '../defineSubplot';
import { isFallen, shipPoints } from '../fallen';
import type { Subplot } from '../subplot';

/**
 * No Quarter!: completed when at least half of the enemy fleet's points are crippled or destroyed: each capital ship
 * and squadron in full, once. Planetary defences are no part of a fleet. Against a fleet without ships it is rolled
 * again.
 *
 * @rule BG-SUB-3, BG-SUB-4
 * @since 0.1.0
 */
export const noQuarter: Subplot<null> = defineSubplot({
  id: 'no-quarter',
  title: 'No Quarter!',
  renown: { completed: 1, failed: -1 },
  actsOn: ({ enemy }) => hasShips(enemy),
  completed: ({ enemy }) => {
    const fallen = shipPoints(enemy.filter(isFallen));
    return fallen > 0 && fallen * 2 >= shipPoints(enemy);
  },
});
