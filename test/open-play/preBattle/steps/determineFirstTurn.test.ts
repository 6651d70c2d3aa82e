import { describe, expect, it } from 'vitest';
import { type AnyMission, annihilation, toActBeforeBattle } from 'wargame-rules/open-play';
import { botAction, deployAll, reasons, toDeclarations, walk } from '../walk';

const choose = (player: string, turn: string) =>
  ({ type: 'choose-turn', player, turn: turn as 'first' | 'second' }) as const;
const before = walk([...toDeclarations(), ...deployAll.slice(0, -1)]).state;
const last = deployAll.slice(-1);
const deployed = { type: 'unit-deployed', player: 'Ben', unit: 'b2' };

describe('determining the first turn', () => {
  it('OP-FIRST-1: the roll-off is told, and its winner chooses', () => {
    const { state, events } = walk(last, [2, 2, 3, 5], before);
    expect(events).toEqual([
      deployed,
      { type: 'rolled-off', about: 'first-turn', winner: 'Ben', dice: [3, 5] },
    ]);
    expect(state).toMatchObject({ step: 'determine-first-turn', decider: 'Ben', next: null });
    for (const [turn, player] of [
      ['first', 'Ben'],
      ['second', 'Ann'],
    ] as const) {
      const chosen = walk([choose('Ben', turn)], [], state);
      expect(chosen.events).toEqual([{ type: 'first-turn-determined', player }]);
      expect(chosen.state).toEqual({
        ...state,
        step: 'resolve-abilities',
        decider: null,
        firstTurn: player,
        next: player,
      });
    }
  });

  it('OP-FIRST-1: a mission may name the side that chooses, and then nobody rolls', () => {
    for (const [firstTurn, player] of [
      ['attacker', 'Ann'],
      ['defender', 'Ben'],
    ] as const) {
      const mission: AnyMission = { ...annihilation, firstTurn };
      const { state, events } = walk(last, [], before, [mission]);
      expect(events).toEqual([deployed]);
      expect(toActBeforeBattle(state)).toEqual([player]);
    }
  });

  it('OP-FIRST-1: there are two turns', () => {
    const { state } = walk(last, [5, 1], before);
    expect(reasons(state, choose('Ann', 'first'))).toEqual([]);
    expect(reasons(state, choose('Ann', 'second'))).toEqual([]);
    for (const turn of ['third', '', null, 1] as readonly string[]) {
      expect(reasons(state, choose('Ann', turn))).toEqual([
        { code: 'pre-battle/bad-choice', rule: 'OP-FIRST-1', path: 'turn' },
      ]);
    }
  });

  it('OP-FIRST-1: a bot takes either turn', () => {
    const { state } = walk(last, [5, 1], before);
    expect(botAction(state, 'Ann', [1])).toEqual(choose('Ann', 'first'));
    expect(botAction(state, 'Ann', [2])).toEqual(choose('Ann', 'second'));
  });
});
