import type { Role } from '../army/role';
import type { Battle } from '../battle/battle';
import { edgeSpot } from '../kit/edgeSpot';
import { firstOf } from '../kit/firstOf';
import { lastArmyStanding } from '../kit/lastArmyStanding';
import { mapPlaces } from '../kit/mapPlaces';
import { mostPoints } from '../kit/mostPoints';
import { shortSight } from '../kit/shortSight';
import { defineMission } from '../mission/defineMission';
import type { Mission } from '../mission/mission';
import type { ScoreLine } from '../mission/score';
import { type HeldPlace, heldPlace } from '../parts/heldPlace';

const STAIRWELL = edgeSpot('long', 0.5, 0.2);
const ATRIUM = edgeSpot('long', 0.5);
const VAULT = edgeSpot('long', 0.5, 0.8);

/** @inline */
type Parts = { readonly stairwell: HeldPlace; readonly atrium: HeldPlace; readonly vault: HeldPlace };

/** A point for every place at the end of every battle round. */
function roomsHeld({ parts }: Battle<Parts>, role: Role): ScoreLine {
  const rounds = [parts.stairwell, parts.atrium, parts.vault].map((place) => place.rounds[role]);
  const points = rounds.reduce((sum, held) => sum + held, 0);
  return { title: 'Rooms held', points, rule: 'OP-IDEAS', facts: { rounds } };
}

/**
 * Hive Ruins: a fight from room to room, in which nobody sees far.
 * A reconstruction: the source gives a single line.
 *
 * @rule OP-IDEAS
 * @since 0.1.0
 */
export const hiveRuins: Mission<Parts> = defineMission({
  id: 'hive-ruins',
  title: 'Hive Ruins',
  briefing:
    'Walls and smoke everywhere: nobody sees further than 12". Three rooms lie in a row between the two sides. At the end of each battle round each room is worth a point to the side with more models within 3" of its middle. More points win.',
  provenance: { map: 'reconstruction', rules: 'reconstruction' },
  rules: [shortSight(12, { title: 'Walls and smoke', rule: 'OP-IDEAS' })],
  parts: [
    heldPlace({ id: 'stairwell', spot: STAIRWELL }),
    heldPlace({ id: 'atrium', spot: ATRIUM }),
    heldPlace({ id: 'vault', spot: VAULT }),
  ],
  places: mapPlaces(
    { letter: 'S', name: 'The stairwell', spot: STAIRWELL, reach: 3 },
    { letter: 'A', name: 'The atrium', spot: ATRIUM, reach: 3 },
    { letter: 'V', name: 'The vault', spot: VAULT, reach: 3 },
  ),
  objectives: [roomsHeld],
  victory: firstOf(lastArmyStanding(), mostPoints()),
});
