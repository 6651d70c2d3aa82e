import { describe, expect, it } from 'vitest';
import { odds, probability, rollOnTable } from 'wargame-rules';
import {
  beginBattle,
  checkPreBattle,
  missionAdvice,
  missionTable,
  type PreBattleAction,
  SEQUENCE,
  startPreBattle,
  toActBeforeBattle,
} from 'wargame-rules/open-play';
import { codes, deployAll, faults, list, PACK, toDeclarations, unit, walk } from './walk';

const start = startPreBattle(['Ann', 'Ben']);

describe('the sequence before a battle', () => {
  it('OP-SEQ: has twelve steps in order', () => {
    expect(SEQUENCE).toHaveLength(12);
    expect(SEQUENCE.indexOf('declare-reserves') + 1).toBe(6);
  });

  it('OP-SEQ: refuses a step out of order and names both faults of a stranger', () => {
    expect(codes(start, { type: 'declare', player: 'Ann', reserve: [], embarked: [] })).toEqual([
      'pre-battle/wrong-step',
    ]);
    expect(codes(start, { type: 'read-briefing', player: 'Eve' })).toEqual([
      'pre-battle/wrong-step',
      'pre-battle/unknown-player',
    ]);
    expect(() => beginBattle(start, PACK, { roll: () => 1 })).toThrow(
      expect.objectContaining({ code: 'pre-battle/wrong-step' }),
    );
  });

  it('OP-SEQ: goes from mustering to the battle, and not a step further', () => {
    const { state } = walk(
      [
        ...toDeclarations(),
        ...deployAll,
        { type: 'choose-turn', player: 'Ben', turn: 'second' },
        { type: 'end-abilities', player: 'Ann' },
        { type: 'end-abilities', player: 'Ben' },
      ],
      [2, 5],
    );
    expect(toActBeforeBattle(state)).toEqual([]);
    const battle = beginBattle(state, PACK, { roll: () => 1 });
    expect(battle).toMatchObject({ mission: 'annihilation', round: 1, turn: 'attacker', over: false });
    expect(battle.armies.map(({ player }) => player)).toEqual(['Ann', 'Ben']);
    expect(battle.armies[1].units[1]?.models[1]?.at).toEqual({ x: 39, y: 3.5 });
  });

  it('OP-MUSTER-1: refuses no size, and armies may be unequal', () => {
    const giant = list(
      unit('a1', 400, 1),
      ...Array.from({ length: 30 }, (_, index) => unit(`x${index}`, 20, 1)),
    );
    expect(codes(start, { type: 'muster', player: 'Ann', list: giant })).toEqual([]);
  });

  it('refuses two armies that share ids', () => {
    const { state } = walk([{ type: 'muster', player: 'Ann', list: list(unit('a1', 4, 1)) }]);
    const mirror = { type: 'muster', player: 'Ben', list: list(unit('a1', 4, 1)) } as const;
    expect(codes(state, mirror)).toEqual(['army/duplicate-id', 'army/duplicate-id']);
    expect(codes(state, { ...mirror, choices: { prefix: 'ben-' } })).toEqual([]);
    expect(codes(state, { ...mirror, player: 'Ann' })).toEqual(['pre-battle/wrong-player']);
  });
});

describe('the mission', () => {
  const mustered = toDeclarations().slice(0, 2);
  const propose = (player: string, mission: string): PreBattleAction => ({
    type: 'propose-mission',
    player,
    mission,
  });

  it('OP-MISSION-1: is what both propose; whoever proposed waits for an answer', () => {
    const { state } = walk([...mustered, propose('Ben', 'annihilation')]);
    expect(toActBeforeBattle(state)).toEqual(['Ann']);
    const after = walk([propose('Ann', 'death-or-glory'), propose('Ben', 'death-or-glory')], [], state);
    expect(after.events).toEqual([{ type: 'mission-determined', mission: 'death-or-glory' }]);
    expect(codes(state, propose('Ann', 'capture-the-flag'))).toEqual(['pre-battle/unknown-mission']);
  });

  it('OP-MISSION-1, C17: is rolled when both want to: a third each', () => {
    const missions = [1, 2, 3, 4, 5, 6].map(
      (face) => walk([...mustered, propose('Ann', 'roll'), propose('Ben', 'roll')], [face]).state.mission,
    );
    expect(missions).toEqual([
      'annihilation',
      'annihilation',
      'hold-at-all-costs',
      'hold-at-all-costs',
      'death-or-glory',
      'death-or-glory',
    ]);
    const chances = odds((dice) => rollOnTable(missionTable, dice).result);
    for (const { id } of PACK) {
      expect(probability(chances, (mission) => mission === id)).toEqual({ numerator: 1n, denominator: 3n });
    }
  });

  it('can be rolled only where the pack is among the missions', () => {
    const { state } = walk(mustered);
    expect(checkPreBattle(state, propose('Ann', 'roll'), PACK.slice(0, 2)).map(({ code }) => code)).toEqual([
      'pre-battle/unknown-mission',
    ]);
  });

  it('OP-MISSION-1: is meant for relative Power Levels, as advice', () => {
    expect(missionAdvice([3, 4]).mission).toBe('hold-at-all-costs');
    expect(missionAdvice([30, 39]).mission).toBe('annihilation');
    expect(missionAdvice([1999, 1000]).mission).toBe('hold-at-all-costs');
    expect(missionAdvice([1000, 2000]).mission).toBe('death-or-glory');
    expect(missionAdvice([0, 0]).mission).toBe('annihilation');
    expect(() => missionAdvice([-1, 5])).toThrow(expect.objectContaining({ code: 'argument/out-of-range' }));
  });
});

describe('attacker and defender', () => {
  it('OP-ROLE-1: the higher Power Level attacks, without a roll', () => {
    expect(walk(toDeclarations()).events).toContainEqual({
      type: 'roles-determined',
      attacker: 'Ann',
      defender: 'Ben',
    });
    const reversed = toDeclarations({ ann: list(unit('a1', 1, 1)) });
    expect(walk(reversed).state.attacker).toBe('Ben');
  });

  it('OP-ROLE-1, OP-ROLLOFF-1: equal Power Levels roll off, ties again, and the winner decides', () => {
    const equal = toDeclarations({ ann: list(unit('a1', 8, 1)) });
    const { state, events } = walk(equal, [3, 3, 2, 6]);
    expect(events.at(-1)).toEqual({ type: 'rolled-off', about: 'roles', winner: 'Ben', dice: [2, 6] });
    expect(toActBeforeBattle(state)).toEqual(['Ben']);
    expect(codes(state, { type: 'choose-role', player: 'Ann', role: 'attacker' })).toEqual([
      'pre-battle/wrong-player',
    ]);
    expect(walk([{ type: 'choose-role', player: 'Ben', role: 'defender' }], [], state).state.attacker).toBe(
      'Ann',
    );
    expect(walk([{ type: 'choose-role', player: 'Ben', role: 'attacker' }], [], state).state.attacker).toBe(
      'Ben',
    );
  });

  it('refuses battlefields that can not be, each side by name', () => {
    const { state } = walk(toDeclarations().slice(0, 6));
    const size = { width: Number.NaN, height: -1 };
    const bad = { type: 'propose-battlefield', player: 'Ann', battlefield: size } as const;
    expect(faults(state, bad).map(({ path }) => path)).toEqual(['battlefield.width', 'battlefield.height']);
  });
});
