import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import {
  annihilation,
  type Battle,
  defineMission,
  edgeSpot,
  lastArmyStanding,
  longTask,
  type Mission,
  mapPlaces,
  openHostilityGame,
  type ReportedFact,
} from 'wargame-rules/open-play';
import { missionOf } from '../parts/missionOf';
import { force, models, Skirmish, squad } from '../skirmish';

/** A face, and the sides of the die. */
type Die = readonly [face: number, sides: number];

/** What is proposed with these dice, all of which are rolled. */
function proposed(battle: Battle, player: string, ...script: readonly Die[]): ReportedFact {
  return proposedIn(annihilation, battle, player, ...script);
}

function proposedIn(
  mission: Mission,
  battle: Battle,
  player: string,
  ...script: readonly Die[]
): ReportedFact {
  const game = openHostilityGame([mission]);
  const dice = scriptedDice(script.map(([face, sides]) => ({ face, sides })));
  const action = game.propose?.({ stage: 'battle', battle }, player, dice);
  dice.finish();
  if (action?.type !== 'report') throw new Error('expected a report');
  expect(action.player).toBe(player);
  expect(game.check({ stage: 'battle', battle }, action)).toEqual([]);
  return action.fact;
}

/** It is the turn of `attacker`. Units: boss, boyz, truck against captain, guards, on 44" × 30". */
const begin = (more: ConstructorParameters<typeof Skirmish>[1] = {}): Skirmish =>
  new Skirmish(annihilation, more);

const four = (...dice: readonly Die[]): readonly Die[] => [...dice, ...dice, ...dice, ...dice];

describe('what may have happened next', () => {
  it.each<[string, readonly Die[], ReportedFact]>([
    [
      'losses',
      [
        [2, 5],
        [1, 6],
        [3, 10],
      ],
      { type: 'models-destroyed', models: models('boyz', 1, 3) },
    ],
    [
      'as many losses',
      [
        [5, 5],
        [2, 6],
        [10, 10],
      ],
      { type: 'models-destroyed', models: models('guards', 1, 10) },
    ],
    [
      'a Morale test',
      [
        [2, 5],
        [3, 6],
        [4, 6],
      ],
      { type: 'morale-test', unit: 'boyz', leadership: 6 },
    ],
    [
      'a withdrawal',
      [
        [3, 5],
        [4, 6],
      ],
      { type: 'unit-withdrawn', unit: 'truck' },
    ],
    [
      'a move',
      [
        [4, 5],
        [5, 6],
        [1, 8],
        [8, 8],
      ],
      { type: 'models-moved', positions: [{ model: 'captain.1', at: { x: 8, y: 270 / 11 } }] },
    ],
    [
      'the end of the turn',
      [
        [1, 5],
        [6, 6],
      ],
      { type: 'turn-ended' },
    ],
  ])('is by chance, for whose turn it is: %s', (_, dice, fact) => {
    expect(proposed(begin().battle, 'attacker', ...dice)).toEqual(fact);
  });

  it('OP-RESERVE-1: is that a unit in reserve arrives', () => {
    const { battle } = begin({ attacker: { reserve: ['boss'] } });
    expect(proposed(battle, 'attacker', [1, 5], [4, 6], [4, 8], [2, 8])).toEqual({
      type: 'unit-arrived',
      unit: 'boss',
      positions: [{ model: 'boss.1', at: { x: 20, y: 90 / 11 } }],
    });
  });

  it('is no end of the turn for whose turn it is not', () => {
    const skirmish = begin();
    expect(proposed(skirmish.battle, 'defender', [3, 5], [4, 5])).toEqual({
      type: 'unit-withdrawn',
      unit: 'truck',
    });
    skirmish.endTurns(1);
    expect(proposed(skirmish.battle, 'defender', [1, 5], [6, 6])).toEqual({ type: 'turn-ended' });
    expect(proposed(skirmish.battle, 'attacker', [3, 5], [4, 5]).type).toBe('unit-withdrawn');
  });

  it('happens to units that are not gone', () => {
    const skirmish = begin().wipeOut('boss').say({ type: 'unit-left', unit: 'truck' });
    expect(proposed(skirmish.battle, 'attacker', [1, 3], [4, 6])).toEqual({
      type: 'unit-withdrawn',
      unit: 'boyz',
    });
  });

  it('is the end of the turn, or a loss, when four tries in a row were not allowed', () => {
    const { battle } = begin({ attacker: { reserve: ['boss'] } });
    // A unit in reserve can not move.
    const move = (sides: number): readonly Die[] => [
      [1, 5],
      [5, sides],
      [1, 8],
      [1, 8],
    ];
    expect(proposed(battle, 'attacker', ...four(...move(6)))).toEqual({ type: 'turn-ended' });
    expect(proposed(battle, 'defender', ...four(...move(5)))).toEqual({
      type: 'models-destroyed',
      models: ['boss.1'],
    });
    const thrice = [...move(6), ...move(6), ...move(6)];
    expect(proposed(battle, 'attacker', ...thrice, [3, 5], [4, 6]).type).toBe('unit-withdrawn');
  });

  it('is never a loss of who has left, nor of a transport before its passengers', () => {
    const army = force([
      squad('boss', 4, 1),
      squad('truck', 3, 1, { transportCapacity: 12 }),
      squad('boyz', 7, 2),
    ]);
    const skirmish = begin({ attacker: { army, embarked: [{ unit: 'boyz', transport: 'truck' }] } });
    skirmish.say({ type: 'unit-left', unit: 'boss' });
    // Who is aboard can not withdraw.
    expect(proposed(skirmish.battle, 'defender', ...four([2, 4], [4, 5]))).toEqual({
      type: 'models-destroyed',
      models: ['boyz.1'],
    });
  });

  it('is the end of the turn where nobody is left, or all are aboard what has left', () => {
    const skirmish = begin({ attacker: { embarked: [{ unit: 'boyz', transport: 'truck' }] } });
    for (const unit of ['boss', 'captain', 'guards', 'truck']) skirmish.say({ type: 'unit-left', unit });
    const game = openHostilityGame([annihilation]);
    const state = { stage: 'battle', battle: skirmish.battle } as const;
    const dice = scriptedDice(four([1, 1], [4, 5]).map(([face, sides]) => ({ face, sides })));
    // The Defender could report nothing at all.
    expect(game.propose?.(state, 'defender', dice)).toMatchObject({ fact: { type: 'turn-ended' } });
    dice.finish();
    const gone = begin();
    for (const unit of ['boss', 'boyz', 'truck', 'captain', 'guards']) gone.say({ type: 'unit-left', unit });
    expect(proposed(gone.battle, 'attacker')).toEqual({ type: 'turn-ended' });
  });

  it('OP-MORALE-2: is a flight that is due, once the passengers are off', () => {
    const army = force([
      squad('boss', 4, 1),
      squad('trucks', 3, 4, { transportCapacity: 12 }),
      squad('boyz', 7, 1),
    ]);
    const skirmish = begin({ attacker: { army, embarked: [{ unit: 'boyz', transport: 'trucks' }] } });
    skirmish.destroy('trucks.1').say({ type: 'morale-test', unit: 'trucks', leadership: 3 }, 5);
    const off = proposed(skirmish.battle, 'attacker', [1, 8], [4, 8]);
    expect(off).toEqual({
      type: 'unit-disembarked',
      unit: 'boyz',
      positions: [{ model: 'boyz.1', at: { x: 8, y: 150 / 11 } }],
    });
    expect(proposed(skirmish.say(off).battle, 'attacker')).toEqual({ type: 'flee', models: ['trucks.2'] });
  });

  describe('in a mission whose parts propose something', () => {
    const spot = edgeSpot('long', 0.5);
    const rite = longTask({ id: 'rite', side: 'attacker', spot });
    const places = mapPlaces({ letter: 'R', name: 'The rite', spot });
    const mission = defineMission({
      id: 'rite',
      title: 'Rite',
      parts: [rite],
      places,
      victory: lastArmyStanding(),
    });
    const turnOver: readonly Die[] = [
      [1, 5],
      [6, 6],
    ];
    const at = { x: 22, y: 15 };
    const moved = (unit: string, count: number): ReportedFact => ({
      type: 'models-moved',
      positions: models(unit, 1, count).map((model) => ({ model, at })),
    });

    it('OP-IDEAS: is every other time what a player may do with them', () => {
      const { battle } = new Skirmish(mission).say(moved('boyz', 10));
      expect(proposedIn(mission, battle, 'attacker', [2, 2])).toEqual({
        type: 'part-action',
        part: 'rite',
        action: { type: 'work', player: 'attacker', unit: 'boyz' },
      });
      expect(proposedIn(mission, battle, 'attacker', [1, 2], ...turnOver)).toEqual({ type: 'turn-ended' });
    });

    it('OP-IDEAS: or that he moves a unit to a place of the mission, in his turn', () => {
      const { battle } = new Skirmish(mission);
      expect(proposedIn(mission, battle, 'attacker', [2, 2], [2, 3])).toEqual(moved('boyz', 10));
      expect(proposedIn(mission, battle, 'defender', [2, 2], [3, 5], [4, 5]).type).toBe('unit-withdrawn');
    });

    it('OP-IDEAS: or anything else, where there is no such place, or nobody who could go there', () => {
      const lost = missionOf(rite);
      const { battle } = new Skirmish(lost);
      expect(proposedIn(lost, battle, 'attacker', [2, 2], [2, 3], ...turnOver)).toEqual({
        type: 'turn-ended',
      });
      const gone = new Skirmish(mission);
      for (const unit of ['boss', 'boyz', 'truck']) gone.say({ type: 'unit-left', unit });
      expect(proposedIn(mission, gone.battle, 'attacker', [2, 2], [1, 2], [6, 6])).toEqual({
        type: 'turn-ended',
      });
    });
  });
});
