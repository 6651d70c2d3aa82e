import type { Role } from '../army/role';
import type { Battle } from '../battle/battle';
import { edgeSpot } from '../kit/edgeSpot';
import { edgeStrip } from '../kit/edgeStrip';
import { firstOf } from '../kit/firstOf';
import { lastArmyStanding } from '../kit/lastArmyStanding';
import { mapPlaces } from '../kit/mapPlaces';
import { onceDecided } from '../kit/onceDecided';
import { winsWhen } from '../kit/winsWhen';
import { defineMission } from '../mission/defineMission';
import type { Mission } from '../mission/mission';
import type { Verdict } from '../mission/verdict';
import { type Exits, exits } from '../parts/exits';
import { search } from '../parts/search';
import type { Search } from '../parts/searchState';
import { thingsBroughtOff } from '../parts/thingsBroughtOff';
import { thingsCarried } from '../parts/thingsCarried';

/** @inline */
type Parts = { readonly archeotech: Search; readonly attackerExit: Exits; readonly defenderExit: Exits };

const RUINS = ([0.35, 0.5, 0.65] as const).flatMap((across) =>
  ([0.25, 0.75] as const).map((along) => edgeSpot('long', across, along)),
);

function bringsItHome(role: Role): (battle: Battle<Parts>) => Verdict | null {
  return winsWhen<Parts>(
    role,
    (battle) => thingsBroughtOff(battle, battle.parts.archeotech, role).length > 0,
    `the ${role} has brought it home`,
  );
}

function hasIt(role: Role): (battle: Battle<Parts>) => Verdict | null {
  return winsWhen<Parts>(
    role,
    (battle) => thingsCarried(battle, battle.parts.archeotech, role).length > 0,
    `the ${role} has it`,
  );
}

/**
 * Lost Archeotech: nobody knows in which of six ruins it lies, and it must be carried home.
 * A reconstruction: the source gives a single line.
 *
 * @rule OP-IDEAS
 * @since 0.1.0
 */
export const lostArcheotech: Mission<Parts> = defineMission({
  id: 'lost-archeotech',
  title: 'Lost Archeotech',
  briefing:
    'It lies in one of six ruins, nobody knows which. A unit within 2" of a ruin can search it in its turn, and carries what it finds until it is destroyed; then it lies there for anybody to take. Who carries it off over his own edge, from wholly within 6" of it, wins at once; at the end, who has it wins, and nobody is a draw.',
  provenance: { map: 'reconstruction', rules: 'reconstruction' },
  rounds: 6,
  parts: [
    search({ id: 'archeotech', markers: RUINS }),
    exits({ id: 'attackerExit', side: 'attacker', through: edgeStrip('long', 'attacker') }),
    exits({ id: 'defenderExit', side: 'defender', through: edgeStrip('long', 'defender') }),
  ],
  places: mapPlaces(
    ...RUINS.map((spot, index) => ({ letter: `${index + 1}`, name: 'Ruin', spot, reach: 2 })),
  ),
  victory: firstOf(
    bringsItHome('attacker'),
    bringsItHome('defender'),
    lastArmyStanding(),
    hasIt('attacker'),
    hasIt('defender'),
  ),
  endsWhen: [onceDecided(bringsItHome('attacker'), bringsItHome('defender'))],
});
