import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divide, ROUNDINGS, type Rounding } from 'wargame-rules';
import { notWhole, roundedQuotient, whole } from './arbitraries';

const divisor = whole.filter((value) => value !== 0);

describe('divide', () => {
  it('agrees with whole-number arithmetic without end, for every size and sign', () => {
    fc.assert(
      fc.property(whole, divisor, fc.constantFrom(...ROUNDINGS), (numerator, denominator, rounding) => {
        const exact = roundedQuotient(BigInt(numerator), BigInt(denominator), rounding);
        expect(divide(numerator, denominator, rounding)).toBe(Number(exact));
      }),
      { numRuns: 2_000 },
    );
  });

  it('never gives -0', () => {
    fc.assert(
      fc.property(whole, divisor, fc.constantFrom(...ROUNDINGS), (numerator, denominator, rounding) => {
        expect(Object.is(divide(numerator, denominator, rounding), -0)).toBe(false);
      }),
    );
    expect(divide(0, -10, 'up')).toBe(0);
    expect(divide(-0, 10, 'down')).toBe(0);
    expect(divide(-1, 10, 'up')).toBe(0);
  });

  it('rounds up and down to neighbours that hold the quotient between them', () => {
    fc.assert(
      fc.property(whole, divisor, (numerator, denominator) => {
        const difference = divide(numerator, denominator, 'up') - divide(numerator, denominator, 'down');
        expect(difference).toBe(numerator % denominator === 0 ? 0 : 1);
      }),
    );
  });

  it('rounds negative quotients up towards positive infinity, down away from it', () => {
    expect(divide(-5, 2, 'up')).toBe(-2);
    expect(divide(-5, 2, 'down')).toBe(-3);
    expect(divide(5, -2, 'up')).toBe(-2);
    expect(divide(-5, -2, 'up')).toBe(3);
  });

  it('C25: rounds the true quotient, not a truncated one', () => {
    const worked = [
      [11, 3, 4],
      [4, 3, 2],
      [10, 10, 1],
      [0, 10, 0],
      [1, 10, 1],
    ] as const;
    for (const [numerator, denominator, up] of worked) expect(divide(numerator, denominator, 'up')).toBe(up);
  });

  it('C25, OP-ANN-4: splits a unit into shares, each rounded up', () => {
    const worked = [
      [5, 2, 3],
      [9, 2, 5],
      [7, 3, 3],
      [1, 2, 1],
      [20, 3, 7],
      [7, 2, 4],
      [4, 2, 2],
    ] as const;
    for (const [rating, parts, share] of worked) expect(divide(rating, parts, 'up')).toBe(share);
  });

  it('C22, OP-ANN-3: a sum is divided by ten and rounded once', () => {
    const worked: [number[], number][] = [
      [[3, 3, 3], 1],
      [[10], 1],
      [[11], 2],
      [[], 0],
      [[5, 5], 1],
      [[6, 5], 2],
      [[2, 4, 6, 6, 6, 6], 3],
    ];
    for (const [ratings, points] of worked) {
      expect(
        divide(
          ratings.reduce((sum, rating) => sum + rating, 0),
          10,
          'up',
        ),
      ).toBe(points);
    }
  });

  it('C26, WM-COMB-2: one helper, opposite ways of rounding', () => {
    expect(divide(9, 5, 'down')).toBe(1);
    expect(divide(9, 10, 'up')).toBe(1);
    expect(divide(10, 5, 'down')).toBe(2);
    expect(divide(4, 5, 'down')).toBe(0);
    expect(divide(29, 10, 'down')).toBe(2);
  });

  it('refuses to divide by 0', () => {
    for (const zero of [0, -0]) {
      expect(() => divide(1, zero, 'up')).toThrow(
        expect.objectContaining({
          code: 'arithmetic/division-by-zero',
          violations: [expect.objectContaining({ path: 'denominator' })],
        }),
      );
    }
  });

  it('C26: refuses any other way of rounding, and none', () => {
    for (const rounding of ['nearest', 'UP', '', undefined, null, 0]) {
      for (const numerator of [10, 11]) {
        expect(() => divide(numerator, 10, rounding as Rounding)).toThrow(
          expect.objectContaining({
            code: 'argument/unknown-value',
            violations: [expect.objectContaining({ path: 'rounding' })],
          }),
        );
      }
    }
    expect(() => divide(1, 2, 'nearest' as Rounding)).toThrow('rounding: expected up or down, got "nearest"');
    expect(() => divide(1, 2, undefined as never)).toThrow('got nothing');
  });

  it('refuses what is not a whole number, by name', () => {
    for (const wrong of notWhole as number[]) {
      expect(() => divide(wrong, 2, 'up')).toThrow(/^numerator: /);
      expect(() => divide(2, wrong, 'up')).toThrow(/^denominator: /);
      expect(() => divide(wrong, 2, 'up')).toThrow(
        expect.objectContaining({ code: 'argument/not-a-whole-number' }),
      );
    }
  });
});
