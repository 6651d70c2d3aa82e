import type { Battle, BattleUnit } from '../battle/battle';
import { isOnBattlefield } from '../battle/queries/isOnBattlefield';
import { edgeStrip } from '../kit/edgeStrip';
import { firstOf } from '../kit/firstOf';
import { lastArmyStanding } from '../kit/lastArmyStanding';
import { onceDecided } from '../kit/onceDecided';
import { otherwiseWins } from '../kit/otherwiseWins';
import { shortSight } from '../kit/shortSight';
import { winsWhen } from '../kit/winsWhen';
import { defineMission } from '../mission/defineMission';
import type { Mission } from '../mission/mission';
import { type Alarm, alarm } from '../parts/alarm';
import { type Arrivals, arrivals } from '../parts/arrivals';

/** @inline */
type Parts = { readonly alarm: Alarm; readonly garrison: Arrivals };

const raised = winsWhen<Parts>('defender', ({ parts }) => parts.alarm.raised, 'the alarm was raised');
const silenced = winsWhen('attacker', nobodyStandsWatch, 'no sentry is left');

function nobodyStandsWatch(battle: Battle<Parts>): boolean {
  const { units } = battle.parts.alarm;
  const stands = (unit: BattleUnit): boolean => units.includes(unit.id) && isOnBattlefield(battle, unit);
  return !battle.armies.some((army) => army.units.some(stands));
}

/** The garrison sleeps until a sentry has noticed something. */
function isAwake({ parts }: Battle<Parts>): boolean {
  return parts.alarm.suspicion > 0;
}

/**
 * Silent Knives: the Attacker must silence all sentries before their suspicion raises the alarm.
 * A reconstruction: the source gives a single line.
 *
 * @rule OP-IDEAS
 * @since 0.1.0
 */
export const silentKnives: Mission<Parts> = defineMission({
  id: 'silent-knives',
  title: 'Silent Knives',
  briefing:
    'It is night, and nobody sees further than 18". The Defender\'s SENTRY units, or his weakest unit where none is marked, stand watch; he may keep others in reserve, and they arrive along his edge once a sentry has noticed something. When a battle round ends, a D6 is rolled for each sentry unit with an enemy within 12": 4 or more, and it notices. The third time raises the alarm and wins him the battle. The Attacker wins when no sentry is left on the battlefield before that.',
  provenance: { map: 'reconstruction', rules: 'reconstruction' },
  rules: [shortSight(18, { title: 'Night', rule: 'OP-IDEAS' })],
  firstTurn: 'attacker',
  parts: [
    alarm({ id: 'alarm', side: 'defender' }),
    arrivals({
      id: 'garrison',
      side: 'defender',
      through: edgeStrip('long', 'defender'),
      when: isAwake,
    }),
  ],
  victory: firstOf(
    raised,
    silenced,
    lastArmyStanding(),
    otherwiseWins('defender', 'a sentry still stands watch'),
  ),
  endsWhen: [onceDecided(raised, silenced)],
});
