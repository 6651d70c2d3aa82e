import { edgeSpot } from '../kit/edgeSpot';
import { firstOf } from '../kit/firstOf';
import { lastArmyStanding } from '../kit/lastArmyStanding';
import { mapPlaces } from '../kit/mapPlaces';
import { onceDecided } from '../kit/onceDecided';
import { otherwiseWins } from '../kit/otherwiseWins';
import { rimStrip } from '../kit/rimStrip';
import { winsWhen } from '../kit/winsWhen';
import { defineMission } from '../mission/defineMission';
import type { Mission } from '../mission/mission';
import { type Arrivals, arrivals } from '../parts/arrivals';
import { type HeldPlace, heldPlace } from '../parts/heldPlace';
import { surroundedZones } from '../zones/surroundedZones';

const STRONGHOLD = edgeSpot('long', 0.5);

/** @inline */
type Parts = { readonly relief: Arrivals; readonly stronghold: HeldPlace };

const overrun = winsWhen<Parts>(
  'attacker',
  ({ parts }) => parts.stronghold.holder === 'attacker' && parts.stronghold.inARow >= 2,
  'the stronghold is overrun',
);

/**
 * Hold until Relieved: the Defender is surrounded, and his reserves only arrive in battle round 4.
 * A reconstruction: the source gives a single line.
 *
 * @rule OP-IDEAS
 * @since 0.1.0
 */
export const holdUntilRelieved: Mission<Parts> = defineMission({
  id: 'hold-until-relieved',
  title: 'Hold until Relieved',
  briefing:
    'The Defender holds a stronghold in the middle. His reserves are the relief: they arrive from battle round 4 on, wholly within 6" of any edge. The Attacker wins as soon as he has more models than the Defender within 9" of the middle at the end of two battle rounds in a row; the Defender wins if he holds out through round 6.',
  provenance: { map: 'reconstruction', rules: 'reconstruction' },
  rounds: 6,
  zones: surroundedZones(0.4, 0.15),
  parts: [
    arrivals({ id: 'relief', side: 'defender', from: 4, through: rimStrip() }),
    heldPlace({ id: 'stronghold', spot: STRONGHOLD, range: 9 }),
  ],
  places: mapPlaces({ letter: 'S', name: 'The stronghold', spot: STRONGHOLD, reach: 9 }),
  victory: firstOf(overrun, lastArmyStanding(), otherwiseWins('defender', 'the stronghold has held out')),
  endsWhen: [onceDecided(overrun)],
});
