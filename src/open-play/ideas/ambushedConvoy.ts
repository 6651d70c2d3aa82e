import type { Role } from '../army/role';
import type { Battle } from '../battle/battle';
import { ambushZones } from '../kit/ambushZones';
import { edgeSpot } from '../kit/edgeSpot';
import { edgeStrip } from '../kit/edgeStrip';
import { mapPlaces } from '../kit/mapPlaces';
import { mostPoints } from '../kit/mostPoints';
import { defineMission } from '../mission/defineMission';
import type { Mission } from '../mission/mission';
import type { ScoreLine } from '../mission/score';
import { areAllGone } from '../parts/areAllGone';
import { type Exits, exits } from '../parts/exits';

/** @inline */
type Parts = { readonly road: Exits };

/** The trucks, as far as they are not away. */
function trucksBehind({ parts }: Battle<Parts>): readonly string[] {
  const { units, left } = parts.road;
  return (units ?? []).filter((unit) => !left.includes(unit));
}

/** The Defender scores for what is away, the Attacker for what is not. */
function supplies(battle: Battle<Parts>, role: Role): ScoreLine {
  const units = role === 'defender' ? battle.parts.road.left : trucksBehind(battle);
  return { title: 'Supplies', points: units.length, rule: 'OP-IDEAS', facts: { units } };
}

/**
 * Ambushed Convoy: the Defender drives his trucks through an ambush; who has more of them in the end wins.
 * A reconstruction: the source gives a single line.
 *
 * @rule OP-IDEAS
 * @since 0.1.0
 */
export const ambushedConvoy: Mission<Parts> = defineMission({
  id: 'ambushed-convoy',
  title: 'Ambushed Convoy',
  briefing:
    'The Defender starts at one short edge of the battlefield and must get his CONVOY units off the other, from wholly within 6" of it; none marked, his TRANSPORTs are the convoy, or his VEHICLEs. Each that is away is a point for him, each that is not a point for the Attacker, who waits on both sides of the road. The battle ends early when every one of them is away or destroyed.',
  provenance: { map: 'reconstruction', rules: 'reconstruction' },
  firstTurn: 'attacker',
  zones: ambushZones(0.2, 0.2),
  parts: [
    exits({
      id: 'road',
      side: 'defender',
      through: edgeStrip('short', 'attacker'),
      keywords: ['CONVOY', 'TRANSPORT', 'VEHICLE'],
    }),
  ],
  places: mapPlaces({ letter: 'X', name: 'Where the convoy leaves', spot: edgeSpot('short', 0.03) }),
  objectives: [supplies],
  victory: mostPoints(),
  endsWhen: [
    (battle) => (areAllGone(battle, trucksBehind(battle)) ? { message: 'no truck is on the road' } : null),
  ],
});
