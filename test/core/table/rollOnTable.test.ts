import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type D66,
  loggedDice,
  lookUp,
  odds,
  playScript,
  probability,
  rollOnTable,
  rollTable,
  scriptedDice,
  seededDice,
} from 'wargame-rules';
import { partition } from './arbitraries';

const missions = rollTable({
  id: 'missions',
  title: 'Which mission',
  rule: 'OP-MISSION-1',
  die: 'D6',
  rows: [
    { from: 1, to: 2, result: 'annihilation' },
    { from: 3, to: 4, result: 'hold-at-all-costs' },
    { from: 5, to: 6, result: 'death-or-glory' },
  ],
});

const raidsOrBattles = rollTable({
  id: 'raids-or-battles',
  die: 'D6',
  rows: [
    { from: 1, to: 3, result: 'raids' },
    { from: 4, to: 6, result: 'battles' },
  ],
});

const raids = rollTable({
  id: 'raids',
  die: 'D6',
  rows: [
    { from: 1, to: 1, result: 'cruiser-clash' },
    { from: 2, to: 2, result: 'the-bait' },
    { from: 3, to: 3, result: 'the-raiders' },
    { from: 4, to: 4, result: 'blockade-run' },
    { from: 5, to: 6, result: 'convoy' },
  ],
});

const battles = rollTable({
  id: 'battles',
  die: 'D6',
  rows: [
    { from: 1, to: 1, result: 'exterminatus' },
    { from: 2, to: 2, result: 'surprise-attack' },
    { from: 3, to: 3, result: 'planetary-assault' },
    { from: 4, to: 4, result: 'escalating-engagement' },
    { from: 5, to: 6, result: 'fleet-engagement' },
  ],
});

describe('rollOnTable', () => {
  it('gives a value of the die and the result of the row that holds it', () => {
    fc.assert(
      fc.property(partition, fc.integer(), ({ die, values, rows }, seed) => {
        const table = rollTable({ id: 'any', die, rows });
        const { roll, result } = rollOnTable(table, seededDice(seed));
        expect(values).toContain(roll);
        expect(result).toBe(lookUp(table, roll));
      }),
    );
  });

  it('OP-MISSION-1, C17: every mission has two faces of the D6', () => {
    const results = [1, 2, 3, 4, 5, 6].map((face) =>
      playScript((dice) => rollOnTable(missions, dice).result, [{ face, sides: 6 }]),
    );
    expect(results).toEqual([
      'annihilation',
      'annihilation',
      'hold-at-all-costs',
      'hold-at-all-costs',
      'death-or-glory',
      'death-or-glory',
    ]);
  });

  it('rolls the dice of its die and no others', () => {
    const one = rollTable({ id: 'one', die: '2D6', rows: [{ from: 2, to: 12, result: 'x' }] });
    expect(playScript((dice) => rollOnTable(one, dice), [3, 6])).toStrictEqual({ roll: 9, result: 'x' });
    const two = rollTable({ id: 'two', die: 'D66', rows: [{ from: 11, to: 66, result: 'x' }] });
    expect(playScript((dice) => rollOnTable(two, dice), [3, 6])).toStrictEqual({ roll: 36, result: 'x' });
    const d3s = rollTable({ id: 'd3', die: 'D3', rows: [{ from: 1, to: 3, result: 'x' }] });
    expect(playScript((dice) => rollOnTable(d3s, dice), [6])).toStrictEqual({ roll: 3, result: 'x' });
  });

  it('C19: D3 × 50 gives 50, 100 and 150, all in a third', () => {
    const help = rollTable({
      id: 'help',
      die: 'D3',
      rows: [1, 2, 3].map((value) => ({ from: value, to: value, result: value * 50 })),
    });
    const points = odds((dice) => rollOnTable(help, dice).result);
    for (const result of [50, 100, 150]) {
      expect(probability(points, (value) => value === result)).toEqual({ numerator: 1n, denominator: 3n });
    }
    expect(points.outcomes).toHaveLength(3);
  });

  it('C17, BG-CHOOSE-2: a table that leads to two others', () => {
    const scenario = odds((dice) => {
      const which = rollOnTable(raidsOrBattles, dice).result;
      return which === 'raids' ? rollOnTable(raids, dice).result : rollOnTable(battles, dice).result;
    });
    const chance = (id: string) => probability(scenario, (value) => value === id);
    expect(scenario.outcomes).toHaveLength(10);
    expect(chance('cruiser-clash')).toEqual({ numerator: 1n, denominator: 12n });
    expect(chance('convoy')).toEqual({ numerator: 1n, denominator: 6n });
    expect(chance('fleet-engagement')).toEqual({ numerator: 1n, denominator: 6n });
  });

  it('says what is rolled: the title, else the id, unless told', () => {
    const labels = (roll: (dice: ReturnType<typeof loggedDice>) => unknown) => {
      const dice = loggedDice(seededDice(1));
      roll(dice);
      return dice.rolls().map(({ label }) => label);
    };
    expect(labels((dice) => rollOnTable(missions, dice))).toEqual(['Which mission']);
    expect(labels((dice) => rollOnTable(raids, dice))).toEqual(['raids']);
    expect(labels((dice) => rollOnTable(missions, dice, 'Mission'))).toEqual(['Mission']);
  });

  it('gives null in the gap of a partial table, its dice rolled all the same', () => {
    const partial = rollTable({
      id: 'p',
      die: 'D6',
      partial: true,
      rows: [{ from: 6, to: 6, result: 'hit' }],
    });
    expect(playScript((dice) => rollOnTable(partial, dice), [5])).toStrictEqual({ roll: 5, result: null });
    expect(playScript((dice) => rollOnTable(partial, dice), [6])).toStrictEqual({ roll: 6, result: 'hit' });
  });

  it('knows the types of roll and result', () => {
    expectTypeOf(rollOnTable(missions, scriptedDice([1])).result).toEqualTypeOf<
      'annihilation' | 'hold-at-all-costs' | 'death-or-glory'
    >();
    const areas = rollTable({ id: 'areas', die: 'D66', rows: [{ from: 11, to: 66, result: 'area' }] });
    expectTypeOf(rollOnTable(areas, scriptedDice([1, 1])).roll).toEqualTypeOf<D66>();
    expectTypeOf(rollOnTable(missions, scriptedDice([1])).roll).toEqualTypeOf<number>();
  });
});
