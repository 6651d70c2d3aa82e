import type { Role } from '../army/role';
import type { Battle } from '../battle/battle';
import { edgeSpot } from '../kit/edgeSpot';
import { firstOf } from '../kit/firstOf';
import { lastArmyStanding } from '../kit/lastArmyStanding';
import { mapPlaces } from '../kit/mapPlaces';
import { onceDecided } from '../kit/onceDecided';
import { winsWhen } from '../kit/winsWhen';
import { defineMission } from '../mission/defineMission';
import type { Mission } from '../mission/mission';
import type { Verdict } from '../mission/verdict';
import { type HeldPlace, heldPlace } from '../parts/heldPlace';
import { edgeZones } from '../zones/edgeZones';

const RELIC = edgeSpot('short', 0.5);

/** @inline */
type Parts = { readonly relic: HeldPlace };

/** Two battle rounds in a row, so that the first to arrive can still be driven off. */
function claims(role: Role): (battle: Battle<Parts>) => Verdict | null {
  return winsWhen<Parts>(
    role,
    ({ parts }) => parts.relic.holder === role && parts.relic.inARow >= 2,
    `the ${role} has claimed the relic`,
  );
}

/**
 * Relic Race: both sides rush from the far ends of the battlefield for what lies in its middle.
 * A reconstruction: the source gives a single line.
 *
 * @rule OP-IDEAS
 * @since 0.1.0
 */
export const relicRace: Mission<Parts> = defineMission({
  id: 'relic-race',
  title: 'Relic Race',
  briefing:
    'A relic lies in the middle of the battlefield, and the two sides start at its short edges. When a battle round ends, the side with more models within 3" of the relic holds it; the first to hold it twice in a row wins. Nobody by the end: a draw.',
  provenance: { map: 'reconstruction', rules: 'reconstruction' },
  rounds: 6,
  zones: edgeZones('short', 0.15),
  parts: [heldPlace({ id: 'relic', spot: RELIC })],
  places: mapPlaces({ letter: 'R', name: 'The relic', spot: RELIC, reach: 3 }),
  victory: firstOf(claims('attacker'), claims('defender'), lastArmyStanding()),
  endsWhen: [onceDecided(claims('attacker'), claims('defender'))],
});
