import { describe, expect, it } from 'vitest';
import { scriptedDice, seededDice, type WargameError } from 'wargame-rules';
import { reorderUnits } from 'wargame-rules/testing';
import { missionGame } from '../../../src/testing/mission/missionGame';
import { type Raid, raid } from './raid';

const noDice = () => scriptedDice([]);

/** Each unit has lost as much as its number says. */
const begun: Raid = {
  left: 3,
  armies: ['raider', 'guard'].map((name) => ({
    units: [1, 2, 3].map((number) => ({ id: `${name} ${number}`, lost: number })),
  })),
};

const report = (unit: number) => ({ type: 'report', player: 'table', fact: { unit } }) as const;

/** How something is refused that is not allowed. */
function refusal(code: string, path: string): WargameError {
  return expect.objectContaining({ code, violations: [expect.objectContaining({ code, path })] });
}

describe('the game around a mission', () => {
  it('begins with the battle of the mission, and belongs to the table', () => {
    const game = missionGame(raid);
    expect(game.id).toBe('raid');
    expect(game.players({ mission: 'raid' })).toEqual(['table']);
    expect(game.start({ mission: 'raid' }, scriptedDice([1, 2, 3, 1, 2, 3]))).toEqual(begun);
  });

  it('goes on until the mission is over, and has no winner then', () => {
    const game = missionGame(raid);
    expect([game.toAct(begun), game.outcome(begun)]).toEqual([['table'], null]);
    const over = { ...begun, left: 0 };
    expect([game.toAct(over), game.outcome(over)]).toEqual([[], { winners: [], reasons: [] }]);
  });

  it('proposes what the mission says comes next', () => {
    const game = missionGame(raid);
    expect(game.propose?.(begun, 'table', scriptedDice([4]))).toEqual(report(4));
    expect(game.actions(begun, 'table')).toBeNull();
  });

  it('reports facts to the mission, and tells of no events', () => {
    const { state, events } = missionGame(raid).apply(begun, report(2), scriptedDice([5]));
    expect([state.left, state.armies[0]?.units[1]]).toEqual([2, { id: 'raider 2', lost: 7 }]);
    expect(events).toEqual([]);
  });

  it('refuses what the mission refuses', () => {
    const game = missionGame(raid);
    const over = { ...begun, left: 0 };
    expect(game.check(begun, report(1))).toEqual([]);
    expect(game.check(over, report(1))).toEqual(raid.check(over, { unit: 1 }));
    expect(() => game.apply(over, report(1), noDice())).toThrow(refusal('raid/dawn', 'fact'));
  });

  it('shows the battle, and what the mission says of it', () => {
    expect(missionGame(raid).view(begun, 'table')).toEqual({
      battle: begun,
      judged: { lost: [6, 6], unhurt: ['raider 1', 'guard 1'] },
    });
  });

  it('asks the mission twice more at each look, with the units in other orders', () => {
    const asked: unknown[] = [];
    const judge = (battle: Raid) => {
      asked.push(battle);
      return null;
    };
    missionGame({ ...raid, judge }).view(begun, 'table');
    expect(asked).toEqual([begun, ...[0, 1].map((seed) => reorderUnits(begun, seededDice(seed)))]);
    expect(asked[1]).not.toEqual(begun);
  });

  it('lets the mission put its units into another order itself', () => {
    const judge = ({ left }: Raid) => left;
    const reorder = (battle: Raid) => ({ ...battle, left: battle.left + 1 });
    expect(() => missionGame({ ...raid, judge, reorder }).view(begun, 'table')).toThrow(
      'with its units in another order the battle is judged otherwise: 3 against 4',
    );
    expect(missionGame({ ...raid, judge, reorder: (battle) => battle }).view(begun, 'table')).toEqual({
      battle: begun,
      judged: 3,
    });
  });

  it('reads its set-up and its reports, and leaves out what nobody asked for', () => {
    const { parse } = missionGame(raid);
    expect(parse.setup({ mission: 'raid', weather: 'fog' })).toEqual({ mission: 'raid' });
    expect(parse.action({ ...report(3), weather: 'fog' })).toEqual(report(3));
  });

  it.each([
    [{}, 'mission'],
    [{ mission: 'siege' }, 'mission'],
    [{ mission: null }, 'mission'],
  ])('reads no set-up in %j', (json, path) => {
    expect(() => missionGame(raid).parse.setup(json)).toThrow(refusal('argument/missing', path));
  });

  it.each([
    [{}, 'type'],
    [{ type: 'report', player: 'table' }, 'fact'],
    [{ type: 'hum', player: 'table', fact: 1 }, 'type'],
    [{ type: 'report', player: 'Ann', fact: 1 }, 'player'],
  ])('reads no report in %j', (json, path) => {
    expect(() => missionGame(raid).parse.action(json)).toThrow(refusal('argument/missing', path));
  });
});
