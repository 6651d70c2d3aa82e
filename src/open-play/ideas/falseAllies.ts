import { firstOf } from '../kit/firstOf';
import { lastArmyStanding } from '../kit/lastArmyStanding';
import { mostPoints } from '../kit/mostPoints';
import { purgeTheEnemy } from '../kit/purgeTheEnemy';
import { slayTheWarlord } from '../kit/slayTheWarlord';
import { defineMission } from '../mission/defineMission';
import type { Mission } from '../mission/mission';
import { type Betrayal, betrayal } from '../parts/betrayal';

/**
 * False Allies: part of the Attacker's army goes over to the Defender in the middle of the assault.
 * A reconstruction: the source gives a single line.
 *
 * @rule OP-IDEAS
 * @since 0.1.0
 */
export const falseAllies: Mission<{ readonly betrayal: Betrayal }> = defineMission({
  id: 'false-allies',
  title: 'False Allies',
  briefing:
    'The Attacker musters his TRAITOR units with the rest; none marked, his weakest unit is one. At the end of battle round 1 on a 4 or more, and at the end of round 2 at the latest, they fight for the Defender. An army that is destroyed loses; otherwise the losses on both sides decide as in Annihilation, traitors counting for the side they are on.',
  provenance: { map: 'reconstruction', rules: 'reconstruction' },
  firstTurn: 'attacker',
  parts: [betrayal({ id: 'betrayal', side: 'attacker' })],
  objectives: [slayTheWarlord({ rule: 'OP-IDEAS' }), purgeTheEnemy({ divisor: 5, rule: 'OP-IDEAS' })],
  victory: firstOf(lastArmyStanding(), mostPoints()),
});
