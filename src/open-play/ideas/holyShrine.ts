import { edgeSpot } from '../kit/edgeSpot';
import { firstOf } from '../kit/firstOf';
import { lastArmyStanding } from '../kit/lastArmyStanding';
import { mapPlaces } from '../kit/mapPlaces';
import { onceDecided } from '../kit/onceDecided';
import { otherwiseWins } from '../kit/otherwiseWins';
import { passesMorale } from '../kit/passesMorale';
import { winsWhen } from '../kit/winsWhen';
import { defineMission } from '../mission/defineMission';
import type { Mission } from '../mission/mission';
import { type HeldPlace, heldPlace } from '../parts/heldPlace';

const SHRINE = edgeSpot('long', 0.65);

/** @inline */
type Parts = { readonly shrine: HeldPlace };

const fallen = winsWhen<Parts>(
  'attacker',
  ({ parts }) => parts.shrine.holder === 'attacker',
  'the shrine has fallen',
);

/**
 * Holy Shrine: it must not be in the enemy's hands at the end of any battle round.
 * A reconstruction: the source gives a single line.
 *
 * @rule OP-IDEAS
 * @since 0.1.0
 */
export const holyShrine: Mission<Parts> = defineMission({
  id: 'holy-shrine',
  title: 'Holy Shrine',
  briefing:
    "A shrine stands just before the Defender's lines. The Attacker wins as soon as a battle round ends with more of his models than of the Defender's within 6\" of it; the Defender wins if that never happens. Defending it gives courage: the Defender passes Morale tests.",
  provenance: { map: 'reconstruction', rules: 'reconstruction' },
  rules: [passesMorale('defender', { title: 'On sacred ground', rule: 'OP-IDEAS' })],
  parts: [heldPlace({ id: 'shrine', spot: SHRINE, range: 6 })],
  places: mapPlaces({ letter: 'S', name: 'The shrine', spot: SHRINE, reach: 6 }),
  victory: firstOf(fallen, lastArmyStanding(), otherwiseWins('defender', 'the shrine has not fallen')),
  endsWhen: [onceDecided(fallen)],
});
