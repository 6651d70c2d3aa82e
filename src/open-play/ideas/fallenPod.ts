import type { Role } from '../army/role';
import type { Battle } from '../battle/battle';
import { edgeSpot } from '../kit/edgeSpot';
import { edgeStrip } from '../kit/edgeStrip';
import { firstOf } from '../kit/firstOf';
import { lastArmyStanding } from '../kit/lastArmyStanding';
import { mapPlaces } from '../kit/mapPlaces';
import { mostPoints } from '../kit/mostPoints';
import { defineMission } from '../mission/defineMission';
import type { Mission } from '../mission/mission';
import type { ScoreLine } from '../mission/score';
import { type Exits, exits } from '../parts/exits';
import { search } from '../parts/search';
import type { Search } from '../parts/searchState';
import { thingsBroughtOff } from '../parts/thingsBroughtOff';
import { thingsCarried } from '../parts/thingsCarried';

/** @inline */
type Parts = { readonly survivors: Search; readonly attackerExit: Exits; readonly defenderExit: Exits };

const WRECKAGE = ([0.4, 0.6] as const).flatMap((across) =>
  ([0.2, 0.5, 0.8] as const).map((along) => edgeSpot('long', across, along)),
);

/** A point for survivors in one's care, and one more for those who are safe behind the lines. */
function rescued(battle: Battle<Parts>, role: Role): ScoreLine {
  const { survivors } = battle.parts;
  const carried = thingsCarried(battle, survivors, role).length;
  const safe = thingsBroughtOff(battle, survivors, role).length;
  return { title: 'Survivors', points: carried + safe, rule: 'OP-IDEAS', facts: { carried, safe } };
}

/**
 * Fallen Pod: two groups of survivors are somewhere among the wreckage, and whoever finds them takes them along.
 * A reconstruction: the source gives a single line.
 *
 * @rule OP-IDEAS
 * @since 0.1.0
 */
export const fallenPod: Mission<Parts> = defineMission({
  id: 'fallen-pod',
  title: 'Fallen Pod',
  briefing:
    "Six pieces of wreckage lie between the lines, and two of them, nobody knows which, shelter survivors. A unit within 2\" of a piece can search it in its turn; survivors go with who finds them, and stay behind where that unit is destroyed. Each group in a side's care is worth a point, two when it has left over that side's own edge.",
  provenance: { map: 'reconstruction', rules: 'reconstruction' },
  parts: [
    search({ id: 'survivors', markers: WRECKAGE, hidden: 2 }),
    exits({ id: 'attackerExit', side: 'attacker', through: edgeStrip('long', 'attacker') }),
    exits({ id: 'defenderExit', side: 'defender', through: edgeStrip('long', 'defender') }),
  ],
  places: mapPlaces(
    ...WRECKAGE.map((spot, index) => ({ letter: `${index + 1}`, name: 'Wreckage', spot, reach: 2 })),
  ),
  objectives: [rescued],
  victory: firstOf(lastArmyStanding(), mostPoints()),
});
