import { hasEnemyCapitalShip } from '../capitalShips';
import { defineSubplot } from '../defineSubplot';
import { isFallen, unitWithId } from '../fallen';
import type { Subplot } from '../subplot';

/**
 * Vendetta: the owner nominates a capital ship of the enemy. Completed when it is crippled or destroyed.
 *
 * @rule BG-SUB-3
 * @since 0.1.0
 */
export const vendetta: Subplot<null> = defineSubplot({
  id: 'vendetta',
  title: 'Vendetta',
  renown: { completed: 1, failed: -2 },
  nominates: 'enemy-capital-ship',
  actsOn: hasEnemyCapitalShip,
  completed: ({ inPlay, enemy }) => {
    const ship = unitWithId(enemy, inPlay.nominated);
    return ship !== undefined && isFallen(ship);
  },
});
