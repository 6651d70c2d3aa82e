import { destroyedArmyLoses } from '../kit/destroyedArmyLoses';
import { firstOf } from '../kit/firstOf';
import { otherwiseWins } from '../kit/otherwiseWins';
import { passesMorale } from '../kit/passesMorale';
import { defineMission } from '../mission/defineMission';
import type { Mission } from '../mission/mission';
import { edgeZones } from '../zones/edgeZones';

/**
 * Death or Glory: the Defender, far outnumbered, never retreats, and wins if a single model of his is left.
 *
 * @rule OP-GLORY-1, OP-GLORY-2, OP-FIRST-1
 * @since 0.1.0
 */
export const deathOrGlory: Mission = defineMission({
  id: 'death-or-glory',
  title: 'Death or Glory',
  briefing: 'The Defender is far outnumbered, and wins if even one model of his outlives the battle.',
  provenance: { map: 'reconstruction' },
  rules: [passesMorale('defender', { title: 'No Retreat', rule: 'OP-GLORY-1' })],
  firstTurn: 'defender',
  victory: firstOf(
    destroyedArmyLoses('defender', { rule: 'OP-GLORY-2' }),
    otherwiseWins('defender', "some of the defender's army is left", { rule: 'OP-GLORY-2' }),
  ),
  // Reconstruction: nothing is known of the map.
  zones: edgeZones('long', 0.25),
});
