import type { Battle } from '../battle/battle';
import { firstOf } from '../kit/firstOf';
import { lastArmyStanding } from '../kit/lastArmyStanding';
import { modelsWith } from '../kit/modelsWith';
import { onceDecided } from '../kit/onceDecided';
import { otherwiseWins } from '../kit/otherwiseWins';
import { slay } from '../kit/slay';
import { winsWhen } from '../kit/winsWhen';
import { defineMission } from '../mission/defineMission';
import type { Mission } from '../mission/mission';
import { surroundedZones } from '../zones/surroundedZones';

const COMMANDERS = ['CHARACTER', 'WARLORD'] as const;

function isLeaderless(battle: Battle): boolean {
  return modelsWith(battle, 'defender', COMMANDERS).every(({ status }) => status !== 'fighting');
}

const leaderless = winsWhen('attacker', isLeaderless, 'none of the commanders is left');

/**
 * Assassins: a picked force behind the lines hunts every commander of the enemy, all CHARACTER models and the Warlord.
 * A reconstruction: the source gives a single line.
 *
 * @rule OP-IDEAS
 * @since 0.1.0
 */
export const assassins: Mission = defineMission({
  id: 'assassins',
  title: 'Assassins',
  briefing:
    'The Attacker has slipped in on all sides of a Defender who expects nobody. He wins once every CHARACTER of the Defender and his Warlord are gone, and has four battle rounds for it.',
  provenance: { map: 'reconstruction', rules: 'reconstruction' },
  rounds: 4,
  firstTurn: 'attacker',
  zones: surroundedZones(0.5, 0.1),
  objectives: [slay({ keywords: COMMANDERS, title: 'Commanders slain' })],
  victory: firstOf(leaderless, lastArmyStanding(), otherwiseWins('defender', 'a commander is left')),
  endsWhen: [onceDecided(leaderless)],
});
