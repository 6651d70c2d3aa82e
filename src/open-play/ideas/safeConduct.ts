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
import { areAllGone } from '../parts/areAllGone';
import { type Exits, exits } from '../parts/exits';
import { edgeZones } from '../zones/edgeZones';

/** @inline */
type Parts = { readonly escort: Exits };

const safe = winsWhen<Parts>(
  'attacker',
  ({ parts }) => parts.escort.left.length > 0,
  'the dignitary is across',
);
const dead = winsWhen('defender', isDead, 'the dignitary is dead');

function isDead(battle: Battle<Parts>): boolean {
  return areAllGone(battle, battle.parts.escort.units ?? []);
}

/**
 * Safe Conduct: the Attacker escorts a dignitary right across the battlefield and off the far edge.
 * A reconstruction: the source gives a single line.
 *
 * @rule OP-IDEAS
 * @since 0.1.0
 */
export const safeConduct: Mission<Parts> = defineMission({
  id: 'safe-conduct',
  title: 'Safe Conduct',
  briefing:
    "The Attacker's DIGNITARY unit, or his weakest unit where none is marked, must leave over the Defender's edge from wholly within 6\" of it, on foot or aboard a transport. He wins when it does, and loses when it is destroyed or still on its way after battle round 6.",
  provenance: { map: 'reconstruction', rules: 'reconstruction' },
  rounds: 6,
  firstTurn: 'attacker',
  zones: edgeZones('long', 0.2),
  parts: [
    exits({
      id: 'escort',
      side: 'attacker',
      through: edgeStrip('long', 'defender'),
      keywords: ['DIGNITARY'],
    }),
  ],
  places: mapPlaces({ letter: 'X', name: 'Where the dignitary leaves', spot: edgeSpot('long', 0.97) }),
  victory: firstOf(
    safe,
    dead,
    lastArmyStanding(),
    otherwiseWins('defender', 'the dignitary is still on the way'),
  ),
  endsWhen: [onceDecided(safe, dead)],
});
