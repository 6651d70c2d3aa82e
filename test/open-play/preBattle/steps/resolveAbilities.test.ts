import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import {
  beginBattle,
  findUnit,
  type ModelPosition,
  type PreBattleAction,
  toActBeforeBattle,
} from 'wargame-rules/open-play';
import { botAction, declare, deploy, list, PACK, reasons, toDeclarations, unit, walk } from '../walk';

/** Ann has a crew of two on oval bases, facing different ways, and a unit in reserve; she has the first turn. */
const long = { shape: 'oval', length: 2, width: 1 } as const;
const crew: readonly ModelPosition[] = [
  { model: 'crew-m/1', at: { x: 3, y: 10 }, facing: 30 },
  { model: 'crew-m/2', at: { x: 3, y: 14 }, facing: 60 },
];
const ann = list(
  { ...unit('crew', 9, 2), models: [{ id: 'crew-m', name: 'Crew', count: 2, base: long }] },
  unit('late', 4, 1),
);
const { state } = walk(
  [
    ...toDeclarations({ ann }),
    declare('Ann', ['late']),
    declare('Ben'),
    { type: 'deploy', player: 'Ann', unit: 'crew', positions: crew },
    deploy('Ben', 'b1', 41),
    deploy('Ben', 'b2', 39, 2),
    { type: 'choose-turn', player: 'Ann', turn: 'first' },
  ],
  [6, 2],
);
const ability = (more: object = {}): PreBattleAction & { readonly type: 'resolve-ability' } => ({
  type: 'resolve-ability',
  player: 'Ann',
  unit: 'crew',
  ability: 'Scouts',
  ...more,
});
const placeOf = (model: string, from: typeof state) => from.positions.find((one) => one.model === model);

describe('abilities before the battle', () => {
  it('OP-ABILITY-1: each is told, and one that moves nobody leaves all where they stand', () => {
    const { events, state: after } = walk([ability()], [], state);
    expect(events).toEqual([{ type: 'ability-resolved', player: 'Ann', unit: 'crew', ability: 'Scouts' }]);
    expect(after).toEqual({ ...state, next: 'Ben' });
  });

  it('OP-ABILITY-1: whoever has no more is passed over, and nothing is told of it', () => {
    const ended = walk([{ type: 'end-abilities', player: 'Ann' }], [], state);
    expect(ended.events).toEqual([]);
    expect(toActBeforeBattle(ended.state)).toEqual(['Ben']);
    const ofBen = { ...ability(), player: 'Ben', unit: 'b1' };
    const goesOn = walk([ofBen, ofBen], [], ended.state);
    expect(toActBeforeBattle(goesOn.state)).toEqual(['Ben']);
    const over = walk([{ type: 'end-abilities', player: 'Ben' }], [], goesOn.state);
    expect(over.events).toEqual([]);
    expect(over.state).toMatchObject({ next: null, abilitiesDone: [true, true] });
  });

  it('OP-ABILITY-1, C91: a model of several keeps its own facing, unless it is told anew', () => {
    const at = { x: 6, y: 20 };
    const moved = walk([ability({ positions: [{ model: 'crew-m/2', at }] })], [], state).state;
    expect(placeOf('crew-m/2', moved)).toEqual({ model: 'crew-m/2', at, facing: 60 });
    expect(placeOf('crew-m/1', moved)).toEqual(crew[0]);
    const turned = walk([ability({ positions: [{ model: 'crew-m/2', at, facing: 0 }] })], [], state).state;
    expect(placeOf('crew-m/2', turned)).toEqual({ model: 'crew-m/2', at, facing: 0 });
    expect(moved.positions.map(({ model }) => model)).toEqual(state.positions.map(({ model }) => model));
  });

  it('OP-ABILITY-1: a facing has to be a number', () => {
    for (const facing of [null, '90', Number.NaN]) {
      expect(reasons(state, ability({ positions: [{ ...crew[0], facing }] }))).toEqual([
        { code: 'battle/bad-position', path: 'positions[0].facing' },
      ]);
    }
  });

  it('OP-ABILITY-1: an ability has a name, and a unit of its player', () => {
    for (const name of ['', 3, null, undefined, ['Scouts']]) {
      expect(reasons(state, ability({ ability: name }))).toEqual([
        { code: 'pre-battle/bad-choice', path: 'ability' },
      ]);
    }
    expect(reasons(state, ability({ unit: 'b1' }))).toEqual([
      { code: 'pre-battle/foreign-unit', path: 'unit' },
    ]);
  });

  it('OP-ABILITY-1: moves nobody who is not on the battlefield', () => {
    const notThere = { code: 'battle/wrong-place', path: 'positions' };
    const positions = [{ model: 'late-m', at: { x: 5, y: 5 } }];
    expect(reasons(state, ability({ unit: 'late', positions }))).toEqual([notThere]);
    expect(reasons(state, ability({ unit: 'late', positions: [] }))).toEqual([notThere]);
    expect(reasons(state, ability({ unit: 'late' }))).toEqual([]);
  });

  it('OP-ABILITY-1: brings a unit from reserve, every model of it', () => {
    const comes = (more: object = {}) => ability({ unit: 'late', to: 'battlefield', ...more });
    const positions = [{ model: 'late-m', at: { x: 6, y: 6 } }];
    const { events, state: after } = walk([comes({ positions })], [], state);
    expect(events).toMatchObject([{ type: 'ability-resolved', unit: 'late', to: 'battlefield' }]);
    expect(after.declarations[0]).toEqual({ reserve: [], embarked: [] });
    expect(after.deployed).toEqual([...state.deployed, 'late']);
    expect(after.positions).toEqual([...state.positions, ...positions]);
    const missing = {
      code: 'pre-battle/missing-position',
      rule: 'OP-ABILITY-1',
      path: 'positions',
      facts: { models: ['late-m'] },
    };
    expect(reasons(state, comes())).toEqual([missing]);
    expect(reasons(after, { ...comes({ positions }), player: 'Ben' })).toEqual([
      { code: 'pre-battle/foreign-unit', path: 'unit' },
    ]);
    expect(reasons(state, ability({ to: 'battlefield', positions: crew }))).toEqual([
      { code: 'battle/wrong-place', path: 'unit' },
    ]);
  });

  it('OP-ABILITY-1: puts a unit back into reserve, whose battle begins there', () => {
    const { events, state: after } = walk([ability({ to: 'reserve' })], [], state);
    expect(events).toMatchObject([{ type: 'ability-resolved', unit: 'crew', to: 'reserve' }]);
    expect(after.declarations[0]).toEqual({ reserve: ['late', 'crew'], embarked: [] });
    expect(after.declarations[1]).toBe(state.declarations[1]);
    expect(after.deployed).toEqual(['b1', 'b2']);
    expect(after.positions.map(({ model }) => model)).toEqual(['b1-m', 'b2-m/1', 'b2-m/2']);
    const ends = (player: string) => ({ type: 'end-abilities', player }) as const;
    const ready = walk([ends('Ben'), ends('Ann')], [], after).state;
    const battle = beginBattle(ready, PACK, scriptedDice([]));
    expect(findUnit(battle, 'crew')?.unit.place).toEqual({ where: 'reserve' });
    expect(reasons(state, ability({ unit: 'late', to: 'reserve' }))).toEqual([
      { code: 'battle/wrong-place', path: 'unit' },
    ]);
    expect(reasons(state, ability({ to: 'reserve', positions: crew }))).toEqual([
      { code: 'pre-battle/bad-choice', path: 'positions' },
    ]);
  });

  it('OP-ABILITY-1: brings nobody anywhere else', () => {
    for (const to of ['left', '', null, 3]) {
      expect(reasons(state, ability({ to }))).toEqual([{ code: 'pre-battle/bad-choice', path: 'to' }]);
    }
  });

  it('OP-ABILITY-1: names each position that can not be', () => {
    const there = { x: 3, y: 20 };
    const positions = [
      { model: 'crew-m/1', at: there },
      { model: 'b1-m', at: there },
      { model: 'crew-m/1', at: there },
      { model: 'crew-m/2', at: { x: 0.25, y: 20 } },
    ];
    expect(reasons(state, ability({ positions }))).toEqual([
      { code: 'battle/not-its-model', path: 'positions[1]' },
      { code: 'battle/named-twice', path: 'positions[2]' },
      {
        code: 'battle/off-battlefield',
        path: 'positions[3]',
        facts: { model: 'crew-m/2', x: 0.25, y: 20 },
      },
    ]);
  });

  it('OP-ABILITY-1: a bot has no abilities', () => {
    expect(botAction(state, 'Ann')).toEqual({ type: 'end-abilities', player: 'Ann' });
  });
});
