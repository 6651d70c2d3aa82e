import { firstOf } from '../kit/firstOf';
import { lastArmyStanding } from '../kit/lastArmyStanding';
import { mostPoints } from '../kit/mostPoints';
import { purgeTheEnemy } from '../kit/purgeTheEnemy';
import { slayTheWarlord } from '../kit/slayTheWarlord';
import { defineMission } from '../mission/defineMission';
import type { Mission } from '../mission/mission';
import { edgeZones } from '../zones/edgeZones';

/**
 * Annihilation: an army that is destroyed loses; otherwise points for the enemy's losses and Warlord decide.
 *
 * @rule OP-ANN-1, OP-ANN-2, OP-ANN-3, OP-ANN-4, OP-ANN-5
 * @since 0.1.0
 */
export const annihilation: Mission = defineMission({
  id: 'annihilation',
  title: 'Annihilation',
  briefing: 'Each side tries to destroy the other, and to lose as little as it can.',
  provenance: { map: 'reconstruction' },
  objectives: [slayTheWarlord(), purgeTheEnemy()],
  victory: firstOf(lastArmyStanding({ rule: 'OP-ANN-1' }), mostPoints({ rule: 'OP-ANN-1' })),
  // Reconstruction: nothing is known of the map.
  zones: edgeZones('long', 0.25),
});
