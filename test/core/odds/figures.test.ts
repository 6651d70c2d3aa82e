import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dice, d6, mean, odds, oddsTable, quantile, sumDice, toNumber } from 'wargame-rules';

const code = (wanted: string) => expect.objectContaining({ code: wanted });
const untilSix = (dice: Dice): number => (d6(dice) === 6 ? 1 : 1 + untilSix(dice));

/** 36 of 216 for 1, 30 for 2, 25 for 3, and 125 unresolved. */
const cut = odds(untilSix, { mostRolls: 3 });

describe('the mean', () => {
  it('is that of what is resolved', () => {
    // (36 * 1 + 30 * 2 + 25 * 3) / (36 + 30 + 25)
    expect(mean(cut)).toEqual({ numerator: 171n, denominator: 91n });
    expect(mean(odds((dice) => d6(dice) - 4))).toEqual({ numerator: -1n, denominator: 2n });
  });

  it('is refused where nothing is resolved', () => {
    expect(() => mean(odds(untilSix, { mostRolls: 0 }))).toThrow(code('odds/impossible'));
  });
});

describe('a quantile', () => {
  it('is the first result up to which there is at least the percentage', () => {
    const die = odds((dice) => d6(dice));
    // up to 1 there are 16.7%, then 33.3%, 50%, 66.7%, 83.3%, 100%
    const wanted = { 0: 1, 16: 1, 17: 2, 33: 2, 34: 3, 50: 3, 51: 4, 66: 4, 67: 5, 83: 5, 84: 6, 100: 6 };
    for (const [percentage, face] of Object.entries(wanted)) {
      expect(quantile(die, Number(percentage))).toBe(face);
    }
    const twoDice = odds((dice) => sumDice({ count: 2, sides: 6 }, dice));
    expect([0, 50, 100].map((percentage) => quantile(twoDice, percentage))).toEqual([2, 7, 12]);
  });

  it('leaves out what is unresolved', () => {
    // of the 91 that are resolved, 36 are 39.6%, and 36 + 30 are 72.5%
    expect([39, 40, 72, 73, 100].map((percentage) => quantile(cut, percentage))).toEqual([1, 2, 2, 3, 3]);
  });

  it('is refused for what is no percentage, and where nothing is resolved', () => {
    for (const bad of [-1, 101, 0.5, Number.NaN, '50' as never]) {
      expect(() => quantile(cut, bad)).toThrow(
        expect.objectContaining({ violations: [expect.objectContaining({ path: 'percentage' })] }),
      );
    }
    const nothing = odds(untilSix, { mostRolls: 0 });
    for (const percentage of [0, 100]) {
      expect(() => quantile(nothing, percentage)).toThrow(code('odds/impossible'));
    }
  });
});

describe('a table', () => {
  it('has a line for each result and for what is unresolved', () => {
    expect(oddsTable(cut).split('\n')).toEqual([
      '1              16.67%  1/6  █████',
      '2              13.89%  5/36  ████',
      '3              11.57%  25/216  ███',
      '(unresolved)   57.87%  125/216  █████████████████',
    ]);
  });

  it('names what JSON has no word for', () => {
    expect(oddsTable(odds(() => undefined))).toBe(`undefined  100.00%  1/1  ${'█'.repeat(30)}`);
  });

  it('names results as told, or as JSON, and ends where there is no bar', () => {
    const hundredth = odds((dice) => (dice.roll(100) === 100 ? 'bull' : 'no'));
    expect(oddsTable(hundredth).split('\n')).toEqual([
      '"no"     99.00%  99/100  ██████████████████████████████',
      '"bull"    1.00%  1/100',
    ]);
    expect(oddsTable(hundredth, (value) => `  ${value}`).split('\n')).toEqual([
      '  no     99.00%  99/100  ██████████████████████████████',
      '  bull    1.00%  1/100',
    ]);
    expect(oddsTable(odds(() => 0))).toBe('0  100.00%  1/1  ██████████████████████████████');
  });
});

describe('a fraction as a number', () => {
  it('is what dividing gives where both terms are doubles', () => {
    const term = fc.oneof(fc.maxSafeNat(), fc.nat(100));
    fc.assert(
      fc.property(fc.boolean(), term, term, (below, upper, lower) => {
        const numerator = below ? -upper : upper;
        const found = toNumber({ numerator: BigInt(numerator), denominator: BigInt(lower + 1) });
        expect(found === numerator / (lower + 1)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('is the nearest double however long the terms are', () => {
    expect(toNumber({ numerator: 6n ** 999n, denominator: 6n ** 1000n })).toBe(1 / 6);
    expect(toNumber({ numerator: 0n, denominator: 1n })).toBe(0);
    expect(toNumber({ numerator: 1n, denominator: 2n ** 900n })).toBe(2 ** -900);
    expect(toNumber({ numerator: -7n, denominator: 2n })).toBe(-3.5);
    expect(toNumber({ numerator: 2n ** 1000n, denominator: 1n })).toBe(2 ** 1000);
    expect(toNumber({ numerator: -(2n ** 1025n), denominator: 3n })).toBe((-4 / 3) * 2 ** 1023);
    expect(toNumber({ numerator: 10n ** 40n, denominator: 3n })).toBe(Number(10n ** 40n / 3n));
  });

  it('is the even one of two that are as near, and the nearer one a hair beside the middle', () => {
    const [middle, far] = [2n ** 53n + 1n, 10n ** 40n];
    expect(toNumber({ numerator: middle, denominator: 1n })).toBe(2 ** 53);
    expect(toNumber({ numerator: middle + 2n, denominator: 1n })).toBe(2 ** 53 + 4);
    expect(toNumber({ numerator: middle * far + 1n, denominator: far })).toBe(2 ** 53 + 2);
    expect(toNumber({ numerator: middle * far - 1n, denominator: far })).toBe(2 ** 53);
    expect(toNumber({ numerator: -middle * far - 1n, denominator: far })).toBe(-(2 ** 53) - 2);
  });
});
