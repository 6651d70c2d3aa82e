import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ask,
  type Dice,
  loggedDice,
  mean,
  odds,
  probability,
  rollDie,
  scriptedDice,
  seededDice,
  sumDice,
  sumRolls,
} from 'wargame-rules';

/** A roll on a die of so many sides: what is low is rolled again, what is high counts twice. */
const small = fc
  .record({ sides: fc.integer({ min: 1, max: 4 }), low: fc.nat(3), high: fc.integer({ min: 2, max: 5 }) })
  .map(({ sides, low, high }) => (dice: Dice): number => {
    const first = rollDie(sides, dice, 'First');
    const face = first <= low ? rollDie(sides, dice, 'Again') : first;
    return face >= high ? 2 * face : face;
  });

describe('many small rolls', () => {
  it('have exactly the odds of the dice one by one', () => {
    fc.assert(
      fc.property(small, fc.nat(3), (roll, count) => {
        const whole = odds((dice) => sumRolls(count, roll, dice));
        const single = odds((dice) =>
          sumRolls(count, roll, { roll: (sides, label) => dice.roll(sides, label) }),
        );
        expect(whole).toEqual(single);
      }),
    );
  });

  it('give what the same dice give one after the other', () => {
    fc.assert(
      fc.property(small, fc.nat(20), fc.integer(), (roll, count, seed) => {
        const dice = seededDice(seed);
        const sums = Array.from({ length: count }, () => roll(dice));
        expect(sumRolls(count, roll, seededDice(seed))).toBe(sums.reduce((sum, one) => sum + one, 0));
      }),
    );
  });

  it('are a handful where the small roll is a die', () => {
    const tenDice = odds((dice) => sumRolls(10, (source) => rollDie(6, source), dice));
    expect(tenDice).toEqual(odds((dice) => sumDice({ count: 10, sides: 6 }, dice)));
  });

  it('hit 7 times in 12 on a 4 and more with each 1 rolled again', () => {
    const hit = (dice: Dice): number => {
      const die = rollDie(6, dice);
      return Number((die === 1 ? rollDie(6, dice) : die) >= 4);
    };
    const hits = odds((dice) => sumRolls(12, hit, dice));
    expect(mean(hits)).toEqual({ numerator: 7n, denominator: 1n });
    expect(probability(hits, (count) => count === 12)).toEqual({
      numerator: 7n ** 12n,
      denominator: 12n ** 12n,
    });
  });

  it('may give fractions and what is below 0', () => {
    const half = odds((dice) => sumRolls(2, (source) => rollDie(2, source) - 1.5, dice));
    expect(half.outcomes).toEqual([
      { value: -1, weight: 1n },
      { value: 0, weight: 2n },
      { value: 1, weight: 1n },
    ]);
  });

  it('are asked and logged under the labels of the dice, and draw nothing when there are none', () => {
    const roll = (dice: Dice): number => rollDie(6, dice, 'To hit');
    const log = loggedDice(scriptedDice([3, 4]));
    expect(sumRolls(2, roll, log, 'Volley')).toBe(7);
    expect(log.rolls().map(({ label }) => label)).toEqual(['To hit', 'To hit']);
    expect(ask((dice) => sumRolls(2, roll, dice, 'Volley'), [3])).toMatchObject({
      question: { count: 1, sides: 6, label: 'To hit' },
    });
    expect(sumRolls(0, roll, scriptedDice([]))).toBe(0);
  });

  it('C87: refuses a count that nobody rolls', () => {
    for (const count of [-1, 0.5, Number.NaN, '2' as never, 10_001]) {
      expect(() => sumRolls(count, () => 1, scriptedDice([]))).toThrow(
        expect.objectContaining({
          code: expect.stringMatching(/^(argument\/|dice\/too-many)/),
          violations: [expect.objectContaining({ path: 'count' })],
        }),
      );
    }
    expect(sumRolls(10_000, () => 1, scriptedDice([]))).toBe(10_000);
  });
});
