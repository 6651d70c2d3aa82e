import { battlefieldCentre, d6 } from 'wargame-rules';
import {
  type BattlePart,
  defineMission,
  lastArmyStanding,
  modelsNear,
  mostPoints,
  onceDecided,
  purgeTheEnemy,
  savingThrowBonus,
  slayTheWarlord,
  surroundedZones,
  winsWhen,
} from 'wargame-rules/open-play';

/** Charges that the Attacker lays at the station in the middle: one attempt a turn, and 3+ is needed. */
type Charges = {
  id: 'charges';
  state: { readonly laid: number; readonly tried: boolean };
  action: { readonly type: 'lay'; readonly player: string };
};
const charges: BattlePart<Charges> = {
  id: 'charges',
  start: () => ({ laid: 0, tried: false }),
  check: ({ tried }, _action, battle) => [
    ...(tried ? [{ code: 'station/tried', message: 'one attempt a turn' }] : []),
    ...(modelsNear(battle, 'attacker', battlefieldCentre(battle.battlefield), 3).length === 0
      ? [{ code: 'station/too-far', message: 'nobody of the Attacker is within 3" of the station' }]
      : []),
  ],
  apply: ({ laid }, _action, _battle, dice) => ({
    state: { laid: laid + (d6(dice, 'Laying a charge') >= 3 ? 1 : 0), tried: true },
  }),
  after: (state, fact) => ({ state: fact.type === 'turn-ended' ? { ...state, tried: false } : state }),
};

const blownUp = winsWhen<{ charges: Charges['state'] }>(
  'attacker',
  (battle) => battle.parts.charges.laid >= 2,
  'two charges are laid: the station blows up',
);

export const pumpingStation = defineMission({
  id: 'pumping-station',
  title: 'The Pumping Station',
  briefing:
    'The Defender holds a pumping station; the Attacker wants to blow it up, or to destroy its garrison.',
  rounds: 4,
  rules: [savingThrowBonus({ side: 'defender', rounds: [1, 2], title: 'Sandbags' })],
  parts: [charges],
  objectives: [slayTheWarlord({ points: 2 }), purgeTheEnemy()],
  victory: [blownUp, lastArmyStanding(), mostPoints()],
  endsWhen: [onceDecided(blownUp)],
  zones: surroundedZones(0.4, 0.15),
});
