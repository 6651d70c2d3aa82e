import { describe, expect, it } from 'vitest';
import { beginBattle, startPreBattle } from 'wargame-rules/open-play';
import { declare, deploy, deployAll, list, PACK, reasons, toDeclarations, unit, walk } from './walk';

describe('the order of the sequence', () => {
  it('OP-SEQ: a refusal names the step and who is to act in it', () => {
    const { state } = walk([{ type: 'muster', player: 'Ben', list: list(unit('b1', 4, 1)) }]);
    const rule = 'OP-SEQ';
    const wrongStep = {
      code: 'pre-battle/wrong-step',
      rule,
      path: 'type',
      facts: { step: 'muster-armies' },
    };
    const facts = { toAct: ['Ann'] };
    expect(reasons(state, { type: 'end-abilities', player: 'Ben' })).toEqual([
      wrongStep,
      { code: 'pre-battle/wrong-player', rule, path: 'player', facts },
    ]);
    expect(reasons(state, { type: 'end-abilities', player: 'Eve' })).toEqual([
      wrongStep,
      { code: 'pre-battle/unknown-player', rule, path: 'player', facts },
    ]);
  });

  it('OP-SEQ: the battle does not begin while somebody is still to act', () => {
    const refusal = expect.objectContaining({
      violations: [
        expect.objectContaining({
          code: 'pre-battle/wrong-step',
          rule: 'OP-SEQ',
          facts: { step: 'muster-armies' },
        }),
      ],
    });
    expect(() => beginBattle(startPreBattle(['Ann', 'Ben']), PACK, { roll: () => 1 })).toThrow(refusal);
  });

  it('OP-SEQ, OP-RESERVE-1: the battle begins as the players have prepared it', () => {
    const strict = startPreBattle(['Ann', 'Ben'], { unarrivedReserves: 'destroyed' });
    const { state } = walk(
      [
        ...toDeclarations({ ben: list(unit('b1', 30, 1), unit('b2', 4, 2)) }),
        declare('Ann', ['a2']),
        declare('Ben'),
        deploy('Ben', 'b1', 3),
        deploy('Ann', 'a1', 41),
        deploy('Ben', 'b2', 5, 2),
        { type: 'choose-turn', player: 'Ann', turn: 'first' },
        { type: 'end-abilities', player: 'Ann' },
        { type: 'end-abilities', player: 'Ben' },
      ],
      [6, 1],
      strict,
    );
    const battle = beginBattle(state, PACK, { roll: () => 1 });
    expect(battle).toMatchObject({
      mission: 'annihilation',
      battlefield: { width: 44, height: 60 },
      turn: 'defender',
      firstTurn: 'defender',
      unarrivedReserves: 'destroyed',
    });
    expect(battle.armies.map(({ role, player }) => [role, player])).toEqual([
      ['attacker', 'Ben'],
      ['defender', 'Ann'],
    ]);
    expect(battle.armies[1].units.map(({ place }) => place.where)).toEqual(['battlefield', 'reserve']);
    const spots = battle.armies.map(({ units }) => units.flatMap(({ models }) => models.map(({ at }) => at)));
    expect(spots).toEqual([
      [
        { x: 3, y: 2 },
        { x: 5, y: 2 },
        { x: 5, y: 3.5 },
      ],
      [{ x: 41, y: 2 }, undefined, undefined, undefined],
    ]);
  });

  it('OP-SEQ: nobody acts any more when all is prepared', () => {
    const { state } = walk(
      [
        ...toDeclarations(),
        ...deployAll,
        { type: 'choose-turn', player: 'Ann', turn: 'first' },
        { type: 'end-abilities', player: 'Ann' },
        { type: 'end-abilities', player: 'Ben' },
      ],
      [6, 1],
    );
    expect(reasons(state, { type: 'end-abilities', player: 'Ann' })).toEqual([
      { code: 'pre-battle/wrong-player', rule: 'OP-SEQ', path: 'player', facts: { toAct: [] } },
    ]);
  });
});

describe('an action whose lists are none', () => {
  const malformed = (...paths: readonly string[]) =>
    paths.map((path) => ({ code: 'battle/malformed', path }));

  it('C87: is refused where reserves are declared, with the place', () => {
    const { state } = walk(toDeclarations());
    const says = (more: object) => reasons(state, { type: 'declare', player: 'Ann', ...more } as never);
    expect(says({})).toEqual(malformed('reserve', 'embarked'));
    expect(says({ reserve: 'a2', embarked: [{ unit: 'a2' }, null] })).toEqual(
      malformed('reserve', 'embarked[0].transport', 'embarked[1]'),
    );
    expect(says({ reserve: [3], embarked: [] })).toEqual(malformed('reserve[0]'));
    expect(says({ reserve: [], embarked: [] })).toEqual([]);
  });

  it('C87: is refused where units are set up and abilities resolved, with the place', () => {
    const deploying = walk([...toDeclarations(), declare('Ann'), declare('Ben')]).state;
    const player = deploying.next as string;
    const sets = (positions: unknown) =>
      reasons(deploying, {
        type: 'deploy',
        player,
        unit: `${player[0]?.toLowerCase()}1`,
        positions,
      } as never);
    expect(sets(undefined)).toEqual(malformed('positions'));
    expect(sets({})).toEqual(malformed('positions'));
    expect(sets([null])).toEqual(malformed('positions[0]'));
    expect(sets([{ at: { x: 1, y: 1 } }])).toEqual(malformed('positions[0].model'));
    const ready = { ...deploying, step: 'resolve-abilities' } as const;
    const resolves = (more: object) =>
      reasons(ready, { type: 'resolve-ability', player, unit: 'a1', ability: 'Scouts', ...more } as never);
    expect(resolves({ positions: 5 })).toEqual(malformed('positions'));
    expect(resolves({ positions: [null] })).toEqual(malformed('positions[0]'));
  });
});
