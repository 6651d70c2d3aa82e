import { hasOwnCapitalShip } from '../capitalShips';
import { defineSubplot } from '../defineSubplot';
import { isUnbroken, unitWithId } from '../fallen';
import type { Subplot } from '../subplot';

/**
 * Desperate Mission: the owner nominates a capital ship of his. Completed when it is neither crippled nor destroyed.
 *
 * @rule BG-SUB-3
 * @since 0.1.0
 */
export const desperateMission: Subplot<null> = defineSubplot({
  id: 'desperate-mission',
  title: 'Desperate Mission',
  renown: { completed: 1, failed: -1 },
  nominates: 'own-capital-ship',
  actsOn: hasOwnCapitalShip,
  completed: ({ inPlay, own }) => isUnbroken(unitWithId(own, inPlay.nominated)),
});
