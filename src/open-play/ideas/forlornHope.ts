import type { Battle } from '../battle/battle';
import { edgeSpot } from '../kit/edgeSpot';
import { firstOf } from '../kit/firstOf';
import { foothold } from '../kit/foothold';
import { lastArmyStanding } from '../kit/lastArmyStanding';
import { mapPlaces } from '../kit/mapPlaces';
import { otherwiseWins } from '../kit/otherwiseWins';
import { unitsWithin } from '../kit/unitsWithin';
import { winsWhen } from '../kit/winsWhen';
import { defineMission } from '../mission/defineMission';
import type { Mission } from '../mission/mission';
import { type LongTask, longTask } from '../parts/longTask';

const LEFT = edgeSpot('long', 0.7, 0.3);
const RIGHT = edgeSpot('long', 0.7, 0.7);

/** @inline */
type Parts = { readonly leftWall: LongTask; readonly rightWall: LongTask };

function isThrough(battle: Battle<Parts>): boolean {
  const { leftWall, rightWall } = battle.parts;
  const [attackers, defenders] = (['attacker', 'defender'] as const).map(
    (role) => unitsWithin(battle, role, battle.zones.defender).length,
  ) as [number, number];
  return (leftWall.done || rightWall.done) && attackers > 0 && attackers >= defenders;
}

/**
 * Forlorn Hope: the Attacker blows a breach into a wall that nobody has ever taken, and breaks through.
 * A reconstruction: the source gives a single line.
 *
 * @rule OP-IDEAS
 * @since 0.1.0
 */
export const forlornHope: Mission<Parts> = defineMission({
  id: 'forlorn-hope',
  title: 'Forlorn Hope',
  briefing:
    "The Defender's zone lies behind a wall with two weak spots, which no unit crosses elsewhere. An Attacker's unit within 2\" of one can lay a charge in its turn; it goes off at the end of the battle round if the unit is still there and no enemy is within 3\". The Attacker wins if there is a breach at the end and at least as many of his units as of the Defender's are wholly within the Defender's zone.",
  provenance: { map: 'reconstruction', rules: 'reconstruction' },
  parts: [
    longTask({
      id: 'leftWall',
      side: 'attacker',
      spot: LEFT,
      steps: 1,
      range: 2,
      clear: 3,
    }),
    longTask({
      id: 'rightWall',
      side: 'attacker',
      spot: RIGHT,
      steps: 1,
      range: 2,
      clear: 3,
    }),
  ],
  places: mapPlaces(
    { letter: 'L', name: 'Weak spot', spot: LEFT, reach: 2 },
    { letter: 'R', name: 'Weak spot', spot: RIGHT, reach: 2 },
  ),
  objectives: [foothold('defender')],
  victory: firstOf(
    lastArmyStanding(),
    winsWhen('attacker', isThrough, 'the Attacker is through the breach'),
    otherwiseWins('defender', 'the Attacker is not through'),
  ),
});
