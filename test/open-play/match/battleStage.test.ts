import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import {
  type AnyMission,
  annihilation,
  type Battle,
  battleOutcome,
  extraction,
  openHostilityGame,
  type ReportedFact,
  type Search,
  toReport,
  viewBattle,
} from 'wargame-rules/open-play';
import { type Playing, playing } from '../ideas/playing';
import { models, Skirmish, squad } from '../skirmish';

const SIDES = { attacker: { player: 'Ann' }, defender: { player: 'Ben' } } as const;

/** Why somebody may not report something, without the words. */
function reasons(battle: Battle, player: string, fact: ReportedFact, mission: AnyMission = annihilation) {
  const action = { type: 'report', player, fact } as const;
  const faults = openHostilityGame([mission]).check({ stage: 'battle', battle }, action);
  return faults.map(({ message: _, ...reason }) => reason);
}

describe('who reports', () => {
  it('OP-SEQ: is both players, whose turn it is first; nobody once the battle is over', () => {
    const skirmish = new Skirmish(annihilation, SIDES);
    expect(toReport(skirmish.battle)).toEqual(['Ann', 'Ben']);
    expect(toReport(skirmish.endTurns(1).battle)).toEqual(['Ben', 'Ann']);
    expect(toReport(skirmish.endTurns(9).battle)).toEqual([]);
  });

  it('OP-MORALE-2: is the owner of the unit alone while models are to flee', () => {
    const { battle } = new Skirmish(annihilation, SIDES)
      .destroy('guards.1')
      .say({ type: 'morale-test', unit: 'guards', leadership: 4 }, 5);
    expect(toReport(battle)).toEqual(['Ben']);
    expect(reasons(battle, 'Ben', { type: 'flee', models: ['guards.2'] })).toEqual([]);
    expect(reasons(battle, 'Ann', { type: 'flee', models: ['guards.2'] })).toEqual([
      { code: 'battle/wrong-player', path: 'player' },
    ]);
  });

  it('OP-SEQ: is no stranger, and after the end nobody', () => {
    const skirmish = new Skirmish(annihilation, SIDES);
    const loss = { type: 'models-destroyed', models: ['boss.1'] } as const;
    expect(reasons(skirmish.battle, 'Eve', loss)).toEqual([{ code: 'battle/wrong-player', path: 'player' }]);
    expect(reasons(skirmish.battle, 'Ben', loss)).toEqual([]);
    skirmish.endTurns(10);
    for (const player of ['Ann', 'Eve']) {
      expect(reasons(skirmish.battle, player, loss)).toEqual([{ code: 'battle/over', path: 'player' }]);
    }
  });

  it.each<ReportedFact>([{ type: 'turn-ended' }, { type: 'phase-ended', phase: 'shooting' }])(
    'OP-SEQ: is whose turn it is, where a turn or a phase ends',
    (fact) => {
      const { battle } = new Skirmish(annihilation, SIDES);
      expect(reasons(battle, 'Ann', fact)).toEqual([]);
      expect(reasons(battle, 'Ben', fact)).toEqual([{ code: 'battle/wrong-player', path: 'player' }]);
    },
  );

  it('OP-IDEAS: is who does it, where somebody does something with a part of the mission', () => {
    const { battle, endTurn, move } = playing(extraction, { firstTurn: 'defender', faces: [1] });
    endTurn();
    move('attacker:guard', 12, 26.4);
    const search: ReportedFact = {
      type: 'part-action',
      part: 'spy',
      action: { type: 'search', player: 'attacker', unit: 'attacker:guard', marker: 0 },
    };
    const other = [{ code: 'battle/wrong-player', path: 'fact.action.player' }];
    expect(reasons(battle(), 'attacker', search, extraction)).toEqual([]);
    expect(reasons(battle(), 'defender', search, extraction)).toEqual(other);
    const nothing = { type: 'part-action', part: 'spy' } as never;
    expect(reasons(battle(), 'attacker', nothing, extraction)).toEqual(other);
  });
});

describe('where models stand', () => {
  it.each([
    ['unit-arrived', { reserve: ['boyz'] }],
    ['unit-disembarked', { embarked: [{ unit: 'boyz', transport: 'truck' }] }],
  ] as const)('OP-HOLD-2: is told of every model that still fights: %s', (type, off) => {
    const { battle } = new Skirmish(annihilation, {
      ...SIDES,
      attacker: { ...SIDES.attacker, ...off },
    }).destroy(...models('boyz', 1, 7));
    const at = (model: string) => ({ model, at: { x: 5, y: 5 } });
    const told = (...ids: readonly string[]) =>
      reasons(battle, 'Ann', { type, unit: 'boyz', positions: ids.map(at) });
    const leftOut = (...ids: readonly string[]) => [
      { code: 'battle/position-unknown', path: 'fact.positions', facts: { models: ids } },
    ];
    expect(reasons(battle, 'Ann', { type, unit: 'boyz' })).toEqual(leftOut(...models('boyz', 8, 10)));
    expect(told('boyz.9')).toEqual(leftOut('boyz.8', 'boyz.10'));
    expect(told('boyz.8', 'boyz.9', 'boyz.10')).toEqual([]);
    expect(reasons(battle, 'Ann', { type, unit: 'nobody' })).toMatchObject([
      { code: 'battle/unknown-unit', path: 'unit' },
    ]);
  });

  it.each([
    ['models-returned', { models: ['boyz.1', 'boyz.2'] }],
    [
      'unit-added',
      { role: 'attacker', unit: squad('imps', 3, 2, { models: [{ id: 'boyz', name: 'imp', count: 2 }] }) },
    ],
  ] as const)('OP-HOLD-2: is told of those that join in: %s', (type, more) => {
    const { battle } = new Skirmish(annihilation, SIDES).destroy('boyz.1', 'boyz.2');
    const ids = type === 'models-returned' ? ['boyz.1', 'boyz.2'] : ['boyz/1', 'boyz/2'];
    const told = (...positions: readonly string[]) =>
      reasons(battle, 'Ann', {
        type,
        ...more,
        positions: positions.map((model) => ({ model, at: { x: 5, y: 5 } })),
      } as ReportedFact);
    const leftOut = (...models: readonly string[]) => [
      { code: 'battle/position-unknown', path: 'fact.positions', facts: { models } },
    ];
    expect(reasons(battle, 'Ann', { type, ...more } as ReportedFact)).toEqual(leftOut(...ids));
    expect(told(ids[1] as string)).toEqual(leftOut(ids[0] as string));
    expect(told(...ids)).toEqual([]);
  });

  it('OP-HOLD-2: is not asked of what sets nobody up, which is refused for what it is', () => {
    const { battle } = new Skirmish(annihilation, SIDES).destroy('boyz.1', 'boss.1');
    const wrongPlace = (unit: string, where: string, path: string) => ({
      code: 'battle/wrong-place',
      path,
      facts: { unit, where },
    });
    for (const type of ['unit-arrived', 'unit-disembarked'] as const) {
      expect(reasons(battle, 'Ann', { type, unit: 'boyz' })).toEqual([
        wrongPlace('boyz', 'battlefield', 'unit'),
      ]);
    }
    const back = (...ids: readonly string[]) =>
      reasons(battle, 'Ann', { type: 'models-returned', models: ids });
    expect(back('nobody')).toEqual([{ code: 'battle/unknown-model', path: 'models[0]' }]);
    expect(back('boyz.2')).toEqual([{ code: 'battle/still-fighting', path: 'models[0]' }]);
    expect(back('boyz.2', 'boyz.1')).toEqual([
      { code: 'battle/still-fighting', path: 'models[0]' },
      { code: 'battle/position-unknown', path: 'fact.positions', facts: { models: ['boyz.1'] } },
    ]);
  });

  it('C87: is asked along with every other reason', () => {
    const { battle } = new Skirmish(annihilation, {
      ...SIDES,
      attacker: { ...SIDES.attacker, reserve: ['boyz'] },
    }).destroy(...models('boyz', 1, 8));
    const positions = [{ model: 'boyz.9', at: { x: 900, y: 5 } }];
    expect(reasons(battle, 'Ann', { type: 'unit-arrived', unit: 'boyz', positions })).toEqual([
      {
        code: 'battle/off-battlefield',
        path: 'positions[0]',
        facts: { model: 'boyz.9', x: 900, y: 5 },
      },
      { code: 'battle/position-unknown', path: 'fact.positions', facts: { models: ['boyz.10'] } },
    ]);
  });

  it.each([
    { type: 'unit-added', role: 'attacker', unit: 3 },
    { type: 'unit-arrived', unit: 'boyz', positions: 3 },
    { type: 'models-returned' },
  ])('is left to the rules of the fact where that is malformed: $type', (fact) => {
    const { battle } = new Skirmish(annihilation, SIDES);
    expect(reasons(battle, 'Ann', fact as never)[0]).toMatchObject({ code: 'battle/malformed' });
  });

  it.each([null, undefined, 3, {}])('C87: is not asked of what is no fact at all: %s', (fact) => {
    const { battle } = new Skirmish(annihilation, SIDES);
    expect(reasons(battle, 'Ann', fact as never)).toEqual([{ code: 'battle/unknown-fact', path: 'type' }]);
  });
});

describe('what the parts of a mission hide', () => {
  const game = openHostilityGame([extraction]);
  const begin = (): Playing<{ readonly spy: Search }> =>
    playing(extraction, { firstTurn: 'defender', faces: [3] });
  const holds = (battle: Battle): readonly unknown[] =>
    (battle.parts['spy'] as Search).markers.map((marker) => marker.holds);

  it('OP-IDEAS: is seen by who knows it, and all else by everybody', () => {
    const battle: Battle = begin().battle();
    expect(viewBattle(extraction, battle, 'attacker')).toEqual(battle);
    for (const viewer of ['defender', 'spectator']) {
      const { parts, ...rest } = battle;
      const seen = viewBattle(extraction, battle, viewer);
      expect(seen).toMatchObject(rest);
      expect(holds(seen)).toEqual([null, null, null, null]);
      expect(seen.parts['exit']).toEqual(parts['exit']);
      expect(game.view({ stage: 'battle', battle }, viewer)).toEqual({ stage: 'battle', battle: seen });
    }
  });

  it('OP-IDEAS: is dealt anew for who does not know it; nothing else changes', () => {
    const battle: Battle = begin().battle();
    expect(holds(battle)).toEqual([false, false, true, false]);
    const dice = scriptedDice([2]);
    const other = game.redeal?.({ stage: 'battle', battle }, 'defender', dice);
    dice.finish();
    const spy = battle.parts['spy'] as Search;
    const markers = spy.markers.map((marker, index) => ({ ...marker, holds: index === 1 }));
    const parts = { ...battle.parts, spy: { ...spy, markers } };
    expect(other).toStrictEqual({ stage: 'battle', battle: { ...battle, parts } });
    const known = game.redeal?.({ stage: 'battle', battle }, 'attacker', scriptedDice([]));
    expect(known).toStrictEqual({ stage: 'battle', battle });
  });
});

describe('the outcome of a battle', () => {
  it('OP-ANN-1: is the player of the side that has won, nobody in a draw, and nothing before the end', () => {
    const draw = new Skirmish(annihilation, SIDES);
    expect(battleOutcome(annihilation, draw.battle)).toBeNull();
    expect(battleOutcome(annihilation, draw.endTurns(10).battle)?.winners).toEqual([]);
    const won = new Skirmish(annihilation, SIDES).wipeOut('captain', 'guards');
    const outcome = battleOutcome(annihilation, won.battle);
    expect(outcome).toMatchObject({ winners: ['Ann'] });
    expect(outcome?.reasons.length).toBeGreaterThan(0);
    expect(
      battleOutcome(annihilation, new Skirmish(annihilation, SIDES).wipeOut('boss').endTurns(10).battle)
        ?.winners,
    ).toEqual(['Ben']);
  });
});
