import { describe, expect, it } from 'vitest';
import {
  type ModelPosition,
  type PreBattleAction,
  toActBeforeBattle,
  viewPreBattle,
} from 'wargame-rules/open-play';
import {
  allDeploy,
  codes,
  column,
  declare,
  deploy,
  deployAll,
  faults,
  list,
  toDeclarations,
  unit,
  walk,
} from './walk';

describe('secret declarations', () => {
  const { state: before } = walk(toDeclarations());

  it('OP-RESERVE-1, C77: views show nothing of what the other declared, not even how much', () => {
    const little = walk([declare('Ben', [])], [], before);
    const much = walk([declare('Ben', ['b1', 'b2'])], [], before);
    for (const viewer of ['Ann', 'spectator']) {
      expect(viewPreBattle(little.state, viewer)).toEqual(viewPreBattle(much.state, viewer));
      expect(JSON.stringify(viewPreBattle(much.state, viewer))).not.toContain('"reserve":[');
    }
    expect(little.events).toEqual(much.events);
    expect(viewPreBattle(much.state, 'Ben').declarations[1]).toEqual({ reserve: ['b1', 'b2'], embarked: [] });
  });

  it('OP-RESERVE-1: both are revealed when both are in, and not before', () => {
    const { events, state } = walk([declare('Ben', ['b2']), declare('Ann', [])], [], before);
    expect(events.map(({ type }) => type)).toEqual(['declared', 'declared', 'declarations-revealed']);
    expect(viewPreBattle(state, 'Ann').declarations[1]).toEqual({ reserve: ['b2'], embarked: [] });
    expect(viewPreBattle(state, 'spectator').declarations[1]).toEqual({ reserve: ['b2'], embarked: [] });
  });

  it('OP-RESERVE-1, C80: nobody declares twice, and it is all the same who declares first', () => {
    const ben = walk([declare('Ben', ['b2'])], [], before).state;
    expect(codes(ben, declare('Ben', []))).toEqual(['pre-battle/wrong-player']);
    expect({ ...viewPreBattle(ben, 'Ann'), declared: [false, false] }).toEqual(viewPreBattle(before, 'Ann'));
    const after = walk([declare('Ann', ['a1'])], [], ben).state;
    expect(walk([declare('Ann', ['a1']), declare('Ben', ['b2'])], [], before).state).toEqual(after);
  });

  it('refuses what can not be: unknown, twice, foreign, full, no transport', () => {
    const ann = list(unit('a1', 8, 1), unit('boat', 6, 1, { transportCapacity: 2 }), unit('a2', 4, 3));
    const { state } = walk(toDeclarations({ ann }));
    expect(faults(state, declare('Ann', ['b1'])).map(({ code, path }) => [code, path])).toEqual([
      ['battle/unknown-unit', 'reserve[0]'],
    ]);
    expect(codes(state, declare('Ann', ['a1', 'a1']))).toEqual(['battle/named-twice']);
    expect(codes(state, declare('Ann', ['a1'], [{ unit: 'a1', transport: 'boat' }]))).toContain(
      'battle/named-twice',
    );
    expect(codes(state, declare('Ann', [], [{ unit: 'a2', transport: 'boat' }]))).toEqual([
      'battle/transport-full',
    ]);
    expect(codes(state, declare('Ann', [], [{ unit: 'a1', transport: 'a2' }]))).toEqual([
      'battle/not-a-transport',
    ]);
    expect(codes(state, declare('Ben', [], [{ unit: 'b1', transport: 'boat' }]))).toEqual([
      'battle/foreign-transport',
    ]);
    expect(codes(state, declare('Ann', ['boat'], [{ unit: 'a1', transport: 'boat' }]))).toEqual([]);
  });
});

describe('deployment', () => {
  const ready = walk([...toDeclarations(), ...allDeploy]).state;

  it('OP-DEPLOY-1: alternates, the Attacker first, and the other sets up the rest', () => {
    expect(toActBeforeBattle(ready)).toEqual(['Ann']);
    const one = walk([deploy('Ann', 'a1', 3, 1)], [], ready).state;
    expect(toActBeforeBattle(one)).toEqual(['Ben']);
    const ann = list(unit('a1', 8, 1), unit('a2', 4, 1), unit('a3', 4, 1));
    const ben = list(unit('b1', 4, 1));
    const { state } = walk([
      ...toDeclarations({ ann, ben }),
      ...allDeploy,
      deploy('Ann', 'a2', 3, 1),
      deploy('Ben', 'b1', 41, 1),
      deploy('Ann', 'a1', 5, 1),
    ]);
    expect(toActBeforeBattle(state)).toEqual(['Ann']);
    expect(codes(state, deploy('Ann', 'a2', 3, 1))).toEqual(['pre-battle/already-deployed']);
  });

  it('OP-DEPLOY-1, OP-ZONE-1: every model wholly within its own zone, the edge included', () => {
    expect(codes(ready, deploy('Ann', 'a1', 10.5, 1))).toEqual([]);
    expect(codes(ready, deploy('Ann', 'a1', 10.51, 1))).toEqual(['pre-battle/outside-zone']);
    expect(codes(ready, deploy('Ann', 'a2', 41, 3))).toEqual([
      'pre-battle/outside-zone',
      'pre-battle/outside-zone',
      'pre-battle/outside-zone',
    ]);
    expect(codes(ready, deploy('Ann', 'a1', 0.4, 1))).toEqual(['battle/off-battlefield']);
  });

  it('refuses models that are missing, named twice, foreign or nowhere', () => {
    const at = { x: 3, y: 3 };
    const place = (...models: readonly string[]): PreBattleAction => ({
      type: 'deploy',
      player: 'Ann',
      unit: 'a2',
      positions: models.map((model) => ({ model, at })),
    });
    expect(codes(ready, place('a2-m/1', 'a2-m/2'))).toEqual(['pre-battle/missing-position']);
    expect(codes(ready, place('a2-m/1', 'a2-m/2', 'a2-m/3', 'a2-m/3'))).toEqual(['battle/named-twice']);
    expect(codes(ready, place('a2-m/1', 'a2-m/2', 'a2-m/3', 'b1-m'))).toEqual(['battle/not-its-model']);
    const nowhere = {
      type: 'deploy',
      player: 'Ann',
      unit: 'a1',
      positions: [{ model: 'a1-m', at: { x: Number.NaN, y: 0 } }],
    } as const;
    expect(codes(ready, nowhere)).toEqual(['battle/bad-position']);
    expect(codes(ready, deploy('Ann', 'b1', 3, 1))).toEqual(['pre-battle/foreign-unit']);
  });

  it('C89: holds no -0', () => {
    const ann = list({ ...unit('a1', 9, 1), models: [{ id: 'a1-m', name: 'Chief' }] });
    const { state } = walk([
      ...toDeclarations({ ann }),
      ...allDeploy,
      {
        type: 'deploy',
        player: 'Ann',
        unit: 'a1',
        positions: [{ model: 'a1-m', at: { x: -0, y: -0 }, facing: -0 }],
      },
    ]);
    expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
  });

  it('leaves out who is in reserve or embarked, and begins the next step when nobody is left', () => {
    const ann = list(unit('boat', 8, 1, { transportCapacity: 3 }), unit('a2', 4, 3));
    const embarked = [{ unit: 'a2', transport: 'boat' }];
    const declared = walk([
      ...toDeclarations({ ann }),
      declare('Ann', [], embarked),
      declare('Ben', ['b1', 'b2']),
    ]);
    expect(toActBeforeBattle(declared.state)).toEqual(['Ann']);
    expect(codes(declared.state, deploy('Ann', 'a2', 3, 3))).toEqual(['pre-battle/not-to-deploy']);
    const { state } = walk([deploy('Ann', 'boat', 3, 1)], [5, 2], declared.state);
    expect(state.step).toBe('determine-first-turn');
    const nobody = walk(
      [
        ...toDeclarations({ ann: list(unit('a1', 9, 1)) }),
        declare('Ann', ['a1']),
        declare('Ben', ['b1', 'b2']),
      ],
      [1, 4],
    );
    expect(nobody.state.step).toBe('determine-first-turn');
  });

  it('OP-DEPLOY-2: the last units of both come after a roll-off, the winner first, anywhere on the battlefield', () => {
    const late = { deploysLast: true };
    const ann = list(unit('a1', 8, 1), unit('a2', 4, 1, late), unit('a3', 4, 1, late));
    const ben = list(unit('b1', 4, 1), unit('b2', 4, 1, late));
    const early = walk([...toDeclarations({ ann, ben }), ...allDeploy, deploy('Ann', 'a1', 3, 1)]);
    expect(faults(early.state, deploy('Ben', 'b2', 20, 1))[0]).toMatchObject({ rule: 'OP-DEPLOY-2' });
    const { state, events } = walk([deploy('Ben', 'b1', 41, 1)], [1, 6], early.state);
    expect(events.at(-1)).toEqual({ type: 'rolled-off', about: 'deployment', winner: 'Ben', dice: [1, 6] });
    const after = walk([deploy('Ben', 'b2', 22, 1), deploy('Ann', 'a2', 20, 1)], [], state);
    expect(toActBeforeBattle(after.state)).toEqual(['Ann']);
    expect(walk([deploy('Ann', 'a3', 24, 1)], [2, 1], after.state).state.decider).toBe('Ann');
  });

  it('OP-DEPLOY-2: one side alone places its last units without a roll', () => {
    const ann = list(unit('a1', 8, 1), unit('a2', 4, 1, { deploysLast: true }));
    const ben = list(unit('b1', 4, 1));
    const { state } = walk([
      ...toDeclarations({ ann, ben }),
      ...allDeploy,
      deploy('Ann', 'a1', 3, 1),
      deploy('Ben', 'b1', 41, 1),
    ]);
    expect(state).toMatchObject({ step: 'deploy-armies', next: 'Ann' });
  });
});

describe('the first turn and abilities', () => {
  it('OP-FIRST-1: the winner of the roll-off says who has the first turn', () => {
    const { state } = walk([...toDeclarations(), ...deployAll], [6, 2]);
    expect(toActBeforeBattle(state)).toEqual(['Ann']);
    expect(walk([{ type: 'choose-turn', player: 'Ann', turn: 'first' }], [], state).state.firstTurn).toBe(
      'Ann',
    );
    expect(walk([{ type: 'choose-turn', player: 'Ann', turn: 'second' }], [], state).state.firstTurn).toBe(
      'Ben',
    );
  });

  it('OP-FIRST-1: a mission may say who decides, and then nobody rolls', () => {
    const { state, events } = walk([...toDeclarations({ mission: 'death-or-glory' }), ...deployAll]);
    expect(events.some(({ type }) => type === 'rolled-off')).toBe(false);
    expect(toActBeforeBattle(state)).toEqual(['Ben']);
  });

  it('OP-ABILITY-1: abilities alternate, whoever has the first turn beginning, until neither has any', () => {
    const { state } = walk(
      [...toDeclarations(), ...deployAll, { type: 'choose-turn', player: 'Ann', turn: 'second' }],
      [6, 2],
    );
    expect(toActBeforeBattle(state)).toEqual(['Ben']);
    const scouts = {
      type: 'resolve-ability',
      player: 'Ben',
      unit: 'b1',
      ability: 'Scouts',
      positions: column('b1', 35, 1),
    } as const;
    const one = walk([scouts], [], state).state;
    expect(toActBeforeBattle(one)).toEqual(['Ann']);
    expect(one.positions.find(({ model }) => model === 'b1-m')?.at.x).toBe(35);
    const two = walk([{ type: 'end-abilities', player: 'Ann' }, scouts], [], one).state;
    expect(toActBeforeBattle(two)).toEqual(['Ben']);
    expect(codes(two, { ...scouts, unit: 'a1' })).toEqual(['pre-battle/foreign-unit']);
    expect(codes(two, { ...scouts, positions: column('b1', 60, 1) })).toEqual(['battle/off-battlefield']);
    expect(toActBeforeBattle(walk([{ type: 'end-abilities', player: 'Ben' }], [], two).state)).toEqual([]);
  });

  it('OP-ABILITY-1, C91: a model that an ability moves keeps its facing, and nothing of the caller', () => {
    const long = { shape: 'rectangle', length: 6, width: 2 } as const;
    const ann = list({ ...unit('a1', 9, 1), models: [{ id: 'a1-m', name: 'Wagon', base: long }] });
    const spot = { model: 'a1-m', at: { x: 5, y: 5 } };
    const { state } = walk(
      [
        ...toDeclarations({ ann, ben: list(unit('b1', 4, 1)) }),
        ...allDeploy,
        { type: 'deploy', player: 'Ann', unit: 'a1', positions: [{ ...spot, facing: 90 }] },
        deploy('Ben', 'b1', 41, 1),
        { type: 'choose-turn', player: 'Ann', turn: 'first' },
      ],
      [6, 2],
    );
    // Across the battlefield it would stick out, along it there is room.
    const positions = [{ model: 'a1-m', at: { x: 1, y: 8 } }];
    const scouts = {
      type: 'resolve-ability',
      player: 'Ann',
      unit: 'a1',
      ability: 'Scouts',
      positions,
    } as const;
    expect(codes(state, scouts)).toEqual([]);
    expect(codes(state, { ...scouts, positions: [{ ...positions[0], facing: 0 } as ModelPosition] })).toEqual(
      ['battle/off-battlefield'],
    );
    const moved = walk([scouts], [], state).state;
    (positions[0] as { at: { x: number } }).at.x = 30;
    expect(moved.positions[0]).toEqual({ model: 'a1-m', at: { x: 1, y: 8 }, facing: 90 });
  });
});
