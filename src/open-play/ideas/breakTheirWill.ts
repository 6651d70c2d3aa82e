import { firstOf } from '../kit/firstOf';
import { lastArmyStanding } from '../kit/lastArmyStanding';
import { onceDecided } from '../kit/onceDecided';
import { otherwiseWins } from '../kit/otherwiseWins';
import { winsWhen } from '../kit/winsWhen';
import { defineMission } from '../mission/defineMission';
import type { Mission } from '../mission/mission';
import { type BreakingPoint, breakingPoint } from '../parts/breakingPoint';

/** @inline */
type Parts = { readonly nerve: BreakingPoint };

const broken = winsWhen<Parts>('attacker', ({ parts }) => parts.nerve.broken, 'the Defender is broken');

/**
 * Break their Will: the Defender's army is near the end of its strength, and every blow brings it nearer.
 * A reconstruction: the source gives a single line.
 *
 * @rule OP-IDEAS
 * @since 0.1.0
 */
export const breakTheirWill: Mission<Parts> = defineMission({
  id: 'break-their-will',
  title: 'Break their Will',
  briefing:
    'Every unit of the Defender that is destroyed is a blow to him, and so is every Morale test that he fails. As soon as he has taken as many blows as half the number of units he started with, rounded up, he is broken and the Attacker wins. The Defender wins if he is not broken after battle round 5.',
  provenance: { map: 'reconstruction', rules: 'reconstruction' },
  parts: [breakingPoint({ id: 'nerve', side: 'defender', divisor: 2 })],
  victory: firstOf(broken, lastArmyStanding(), otherwiseWins('defender', 'the Defender is not broken')),
  endsWhen: [onceDecided(broken)],
});
