import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DieName,
  dieValues,
  loggedDice,
  odds,
  playScript,
  probability,
  rollNamedDie,
  type ScriptedDie,
  scriptedDice,
  seededDice,
} from 'wargame-rules';
import { DICE } from './arbitraries';

/** What a die asks for: how many dice of how many sides. */
const HANDFULS: { readonly [die: string]: readonly [count: number, sides: number] } = {
  D3: [1, 6],
  D6: [1, 6],
  '1D6': [1, 6],
  D10: [1, 10],
  '2D3': [2, 6],
  '2D6': [2, 6],
  '3D6': [3, 6],
  D66: [2, 6],
  D100: [1, 100],
};

describe('rollNamedDie', () => {
  it.each(DICE)('$die rolls exactly its dice, and gives every value of its own', ({ die, values }) => {
    const [count, sides] = HANDFULS[die] ?? [0, 0];
    const handful = fc.array(fc.integer({ min: 1, max: sides }), { minLength: count, maxLength: count });
    fc.assert(
      fc.property(handful, (faces) => {
        const script: ScriptedDie[] = faces.map((face) => ({ face, sides }));
        const roll = playScript((dice) => rollNamedDie(die, dice), script);
        expect(values).toContain(roll);
      }),
    );
    const all = odds((dice) => rollNamedDie(die, dice)).outcomes.map(({ value }) => value as number);
    expect([...all].sort((one, other) => one - other)).toEqual(values);
  });

  it('worked values', () => {
    expect(rollNamedDie('D6', scriptedDice([4]))).toBe(4);
    expect(rollNamedDie('2D6', scriptedDice([3, 6]))).toBe(9);
    expect(rollNamedDie('D66', scriptedDice([5, 3]))).toBe(53);
    expect([1, 2, 3, 4, 5, 6].map((face) => rollNamedDie('D3', scriptedDice([face])))).toEqual([
      1, 1, 2, 2, 3, 3,
    ]);
    expect(rollNamedDie('2D3', scriptedDice([1, 5]))).toBe(4);
  });

  it('C19: 2D6 falls in 36 ways, 1 2 3 4 5 6 5 4 3 2 1', () => {
    const sums = odds((dice) => rollNamedDie('2D6', dice));
    const weights = dieValues('2D6').map((sum) => probability(sums, (value) => value === sum));
    const ways = weights.map(({ numerator, denominator }) => (numerator * 36n) / denominator);
    expect(ways).toEqual([1n, 2n, 3n, 4n, 5n, 6n, 5n, 4n, 3n, 2n, 1n]);
  });

  it('says what each die is rolled for', () => {
    for (const { die } of DICE) {
      const dice = loggedDice(seededDice(7));
      rollNamedDie(die, dice, 'Teleport');
      expect(dice.rolls().every(({ label }) => label?.startsWith('Teleport'))).toBe(true);
    }
  });

  it('C18: a face that the die has not is refused before any table is read', () => {
    for (const face of [0, 7, 1.5, Number.NaN]) {
      for (const die of ['D3', 'D6', '2D6', 'D66'] as const) {
        expect(() => rollNamedDie(die, { roll: () => face })).toThrow(
          expect.objectContaining({ code: 'dice/impossible-face' }),
        );
      }
    }
  });

  it('rolls nothing for a name that is no die', () => {
    const dice = scriptedDice([1, 1]);
    expect(() => rollNamedDie('D666' as DieName, dice)).toThrow(
      expect.objectContaining({ code: 'table/unknown-die' }),
    );
    expect(dice.rolled()).toBe(0);
  });
});
