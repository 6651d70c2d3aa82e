import { type Base, battlefieldCentre, distanceBetween } from 'wargame-rules';
import {
  movableObjectivesPart,
  type ObjectiveHappening,
  type ObjectiveSet,
} from 'wargame-rules/movable-objectives';
import {
  type Battle,
  type BattleFact,
  defineMission,
  lastArmyStanding,
  type ModelPosition,
  ROLES,
  surroundedZones,
  winsWhen,
} from 'wargame-rules/open-play';

const RELIC_BASE: Base = { shape: 'round', diameter: 1.57 };

/** The relic in the middle: open play reports what models do, and this says what it means to who carries it. */
const relic = movableObjectivesPart({
  id: 'relic',
  setup: (battle: Battle) => ({
    sides: ROLES,
    objectives: [
      { id: 'relic', types: ['fragile'], base: RELIC_BASE, at: battlefieldCentre(battle.battlefield) },
    ],
    turn: { side: battle.turn, phase: { name: 'movement', moment: 'midst' } },
  }),
  translate(fact: BattleFact, set, battle): readonly ObjectiveHappening[] {
    switch (fact.type) {
      case 'models-moved':
        return fact.positions.flatMap((position) => carriedAlong(position, set));
      case 'models-destroyed':
      case 'models-fled':
      case 'flee':
        return [{ type: 'casualties', models: fact.models }];
      case 'phase-ended':
        return fact.phase === 'movement' ? [{ type: 'phase-ends' }] : [];
      case 'turn-ended':
        return nextTurn(set, battle);
      default:
        return [];
    }
  },
  sideOf: (player, { armies }) => armies.find((army) => army.player === player)?.role ?? player,
});

/** A carrier that moves takes the relic along: as far as from where it was. */
function carriedAlong(
  { model, at }: ModelPosition,
  { objectives }: ObjectiveSet,
): readonly ObjectiveHappening[] {
  const carried = objectives.find(({ place }) => place.kind === 'carried' && place.by.id === model);
  if (!carried?.at) return [];
  return [{ type: 'move', carrier: model, distance: distanceBetween(carried.at, at), at }];
}

function nextTurn({ turn }: ObjectiveSet, { turn: side }: Battle): readonly ObjectiveHappening[] {
  const next = ROLES.find((role) => role !== turn?.side) ?? side;
  return [
    ...(turn?.phase?.moment === 'end' ? [] : [{ type: 'phase-ends' } as const]),
    { type: 'turn-ends' },
    { type: 'turn-begins', side: next },
    { type: 'phase-begins', phase: 'movement' },
  ];
}

/** Whether a side has the relic in its hands. */
const holds =
  (role: string) =>
  ({ parts }: Battle<{ readonly relic: ObjectiveSet }>) =>
    parts.relic.objectives.some(({ place }) => place.kind === 'carried' && place.by.side === role);

export const relicRun = defineMission({
  id: 'relic-run',
  title: 'Relic Run',
  briefing:
    'Whoever holds the relic when the battle ends has won; it is Fragile, and in the middle at first.',
  rounds: 3,
  parts: [relic],
  victory: [
    winsWhen('attacker', holds('attacker'), 'the Attacker has the relic'),
    winsWhen('defender', holds('defender'), 'the Defender has the relic'),
    lastArmyStanding(),
  ],
  zones: surroundedZones(0.2, 0.2),
  places: (battlefield) => [{ letter: 'R', name: 'Relic', at: battlefieldCentre(battlefield) }],
});
