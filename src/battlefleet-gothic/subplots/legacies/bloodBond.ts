import { hasOwnCapitalShip } from '../capitalShips';
import { defineSubplot } from '../defineSubplot';
import { capitalShipsAmong, isFallen } from '../fallen';
import type { Subplot } from '../subplot';

/**
 * Blood Bond: when a capital ship of the owner's is crippled or destroyed, all his others have +1 Leadership in his
 * next turn, and never more than that. Completed when less than half of his capital ships end the battle crippled or
 * destroyed.
 *
 * @rule BG-SUB-3, BG-SUB-4
 * @since 0.1.0
 */
export const bloodBond: Subplot<null> = defineSubplot({
  id: 'blood-bond',
  title: 'Blood Bond',
  renown: { completed: 1, failed: -1 },
  actsOn: hasOwnCapitalShip,
  effects: () => [{ type: 'leadership-after-loss', modifier: 1 }],
  completed: ({ own }) => {
    const ships = capitalShipsAmong(own);
    return ships.filter(isFallen).length * 2 < ships.length;
  },
});
