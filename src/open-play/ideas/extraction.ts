import type { Battle } from '../battle/battle';
import { edgeSpot } from '../kit/edgeSpot';
import { edgeStrip } from '../kit/edgeStrip';
import { firstOf } from '../kit/firstOf';
import { lastArmyStanding } from '../kit/lastArmyStanding';
import { mapPlaces } from '../kit/mapPlaces';
import { onceDecided } from '../kit/onceDecided';
import { otherwiseWins } from '../kit/otherwiseWins';
import { winsWhen } from '../kit/winsWhen';
import { defineMission } from '../mission/defineMission';
import type { Mission } from '../mission/mission';
import { type Exits, exits } from '../parts/exits';
import { search } from '../parts/search';
import type { Search } from '../parts/searchState';
import { thingsBroughtOff } from '../parts/thingsBroughtOff';
import { thingsCarried } from '../parts/thingsCarried';

/** @inline */
type Parts = { readonly spy: Search; readonly exit: Exits };

const HIDEOUTS = [
  edgeSpot('long', 0.6, 0.2),
  edgeSpot('long', 0.6, 0.8),
  edgeSpot('long', 0.75, 0.4),
  edgeSpot('long', 0.75, 0.6),
];

const extracted = winsWhen<Parts>(
  'attacker',
  (battle) => thingsBroughtOff(battle, battle.parts.spy, 'attacker').length > 0,
  'the spy is out',
);
const caught = winsWhen('defender', isCaught, 'the spy is caught');

function isCaught(battle: Battle<Parts>): boolean {
  return thingsCarried(battle, battle.parts.spy, 'defender').length > 0;
}

/**
 * Extraction: only the Attacker knows where his spy hides, and the Defender's patrols are searching.
 * A reconstruction: the source gives a single line.
 *
 * @rule OP-IDEAS
 * @since 0.1.0
 */
export const extraction: Mission<Parts> = defineMission({
  id: 'extraction',
  title: 'Extraction',
  briefing:
    'A spy hides in one of four ruins before the Defender\'s lines; the Attacker knows in which. A unit of either side within 2" of a ruin can search it in its turn. The Attacker\'s unit that finds the spy takes him along and must leave over its own edge, from wholly within 6" of it. The Defender wins as soon as one of his units has the spy, or if he is not out in time.',
  provenance: { map: 'reconstruction', rules: 'reconstruction' },
  firstTurn: 'defender',
  parts: [
    search({ id: 'spy', markers: HIDEOUTS, knownTo: 'attacker' }),
    exits({ id: 'exit', side: 'attacker', through: edgeStrip('long', 'attacker') }),
  ],
  places: mapPlaces(
    ...HIDEOUTS.map((spot, index) => ({ letter: `${index + 1}`, name: 'Ruin', spot, reach: 2 })),
  ),
  victory: firstOf(extracted, caught, lastArmyStanding(), otherwiseWins('defender', 'the spy is not out')),
  endsWhen: [onceDecided(extracted, caught)],
});
