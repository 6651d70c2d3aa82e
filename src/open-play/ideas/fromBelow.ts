import { edgeSpot } from '../kit/edgeSpot';
import { firstOf } from '../kit/firstOf';
import { foothold } from '../kit/foothold';
import { lastArmyStanding } from '../kit/lastArmyStanding';
import { mapPlaces } from '../kit/mapPlaces';
import { mostPoints } from '../kit/mostPoints';
import { purgeTheEnemy } from '../kit/purgeTheEnemy';
import { defineMission } from '../mission/defineMission';
import type { Mission } from '../mission/mission';
import { type Arrivals, arrivals } from '../parts/arrivals';
import { surroundedZones } from '../zones/surroundedZones';

/** Six, for a D6: around the Defender, and one in his midst. */
const MOUTHS = [
  edgeSpot('long', 0.2, 0.2),
  edgeSpot('long', 0.2, 0.8),
  edgeSpot('long', 0.5, 0.1),
  edgeSpot('long', 0.5, 0.5),
  edgeSpot('long', 0.8, 0.2),
  edgeSpot('long', 0.8, 0.8),
];

/**
 * From Below: the Attacker's reserves come up wherever the tunnels happen to open.
 * A reconstruction: the source gives a single line.
 *
 * @rule OP-IDEAS
 * @since 0.1.0
 */
export const fromBelow: Mission<{ readonly tunnels: Arrivals }> = defineMission({
  id: 'from-below',
  title: 'From Below',
  briefing:
    "The Attacker keeps as much as he likes in reserve. In each battle round a D6 says which of six tunnels is open, and his reserves arrive with every model within 6\" of it. Each side scores for the enemy's losses and for every unit of its own wholly within the Defender's zone.",
  provenance: { map: 'reconstruction', rules: 'reconstruction' },
  zones: surroundedZones(0.5, 0.1),
  parts: [arrivals({ id: 'tunnels', side: 'attacker', mouths: MOUTHS })],
  places: mapPlaces(
    ...MOUTHS.map((spot, index) => ({ letter: `${index + 1}`, name: 'Tunnel', spot, reach: 6 })),
  ),
  objectives: [purgeTheEnemy({ divisor: 5, rule: 'OP-IDEAS' }), foothold('defender')],
  victory: firstOf(lastArmyStanding(), mostPoints()),
});
