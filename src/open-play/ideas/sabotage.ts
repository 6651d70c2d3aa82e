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

const ENGINE = edgeSpot('long', 0.75);

/** @inline */
type Parts = { readonly sabotage: LongTask };

const wrecked = winsWhen<Parts>('attacker', ({ parts }) => parts.sabotage.done, 'the engine is wrecked');
const safe = winsWhen('defender', noSappersAreLeft, 'no sappers are left');

function noSappersAreLeft(battle: Battle<Parts>): boolean {
  return areAllGone(battle, battle.parts.sabotage.units ?? []);
}

/**
 * Sabotage: the Attacker's sappers have four battle rounds to wreck a great war engine before it is ready.
 * A reconstruction: the source gives a single line.
 *
 * @rule OP-IDEAS
 * @since 0.1.0
 */
export const sabotage: Mission<Parts> = defineMission({
  id: 'sabotage',
  title: 'Sabotage',
  briefing:
    'A war engine stands in the middle of the Defender\'s half and is ready after battle round 4. The Attacker\'s SAPPER units, or his INFANTRY where none are marked, can work on it within 2" of it. A battle round counts if they are still there at its end and no enemy is within 3" of it. Two such rounds win the Attacker the battle; otherwise the Defender wins, at once when no such unit is left.',
  provenance: { map: 'reconstruction', rules: 'reconstruction' },
  rounds: 4,
  parts: [
    longTask({
      id: 'sabotage',
      side: 'attacker',
      spot: ENGINE,
      steps: 2,
      range: 2,
      clear: 3,
      keywords: ['SAPPER', 'INFANTRY'],
    }),
  ],
  places: mapPlaces({ letter: 'E', name: 'The war engine', spot: ENGINE, reach: 2 }),
  victory: firstOf(wrecked, safe, lastArmyStanding(), otherwiseWins('defender', 'the engine is ready')),
  endsWhen: [onceDecided(wrecked, safe)],
});
