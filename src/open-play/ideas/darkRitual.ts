import type { Battle } from '../battle/battle';
import { edgeSpot } from '../kit/edgeSpot';
import { firstOf } from '../kit/firstOf';
import { lastArmyStanding } from '../kit/lastArmyStanding';
import { mapPlaces } from '../kit/mapPlaces';
import { onceDecided } from '../kit/onceDecided';
import { otherwiseWins } from '../kit/otherwiseWins';
import { winsWhen } from '../kit/winsWhen';
import { defineMission } from '../mission/defineMission';
import type { Mission } from '../mission/mission';
import { areAllGone } from '../parts/areAllGone';
import { type LongTask, longTask } from '../parts/longTask';

const ALTAR = edgeSpot('long', 0.7);

/** @inline */
type Parts = { readonly ritual: LongTask };

const complete = winsWhen<Parts>('defender', ({ parts }) => parts.ritual.done, 'the ritual is complete');
const silenced = winsWhen('attacker', nobodyIsLeft, 'nobody is left who could complete the ritual');

function nobodyIsLeft(battle: Battle<Parts>): boolean {
  return areAllGone(battle, battle.parts.ritual.units ?? []);
}

/**
 * Dark Ritual: the Defender must keep a ritual going for three battle rounds, and the Attacker must stop it.
 * A reconstruction: the source gives a single line.
 *
 * @rule OP-IDEAS
 * @since 0.1.0
 */
export const darkRitual: Mission<Parts> = defineMission({
  id: 'dark-ritual',
  title: 'Dark Ritual',
  briefing:
    'In each of his turns the Defender can send a RITUALIST unit to work within 3" of the altar in his half; none marked, PSYKERs do, or CHARACTERs. A battle round counts if the unit is still there at its end and no enemy is within 6" of the altar. Three such rounds win him the battle. The Attacker wins otherwise, at once when no such unit is left.',
  provenance: { map: 'reconstruction', rules: 'reconstruction' },
  parts: [
    longTask({
      id: 'ritual',
      side: 'defender',
      spot: ALTAR,
      keywords: ['RITUALIST', 'PSYKER', 'CHARACTER'],
    }),
  ],
  places: mapPlaces({ letter: 'A', name: 'The altar', spot: ALTAR, reach: 3 }),
  victory: firstOf(
    complete,
    silenced,
    lastArmyStanding(),
    otherwiseWins('attacker', 'the ritual is not complete'),
  ),
  endsWhen: [onceDecided(complete, silenced)],
});
