import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction, multiplyFractions, percent, ROUNDINGS, type Rounding, roundFraction } from 'wargame-rules';
import { notWhole, roundedQuotient, whole } from './arbitraries';

const MOST = BigInt(Number.MAX_SAFE_INTEGER);

describe('percent', () => {
  it('agrees with exact fractions', () => {
    const amount = fc.integer({ min: 0, max: 10_000 });
    const percentage = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(amount, percentage, fc.constantFrom(...ROUNDINGS), (n, p, rounding) => {
        const exact = multiplyFractions(n, fraction(p, 100));
        expect(percent(n, p, rounding)).toBe(roundFraction(exact, rounding));
      }),
      { numRuns: 5_000 },
    );
  });

  it('agrees with whole-number arithmetic without end where the product is beyond 2^53', () => {
    fc.assert(
      fc.property(whole, whole, fc.constantFrom(...ROUNDINGS), (n, p, rounding) => {
        const exact = roundedQuotient(BigInt(n) * BigInt(p), 100n, rounding);
        if (exact <= MOST && exact >= -MOST) expect(percent(n, p, rounding)).toBe(Number(exact));
        else {
          expect(() => percent(n, p, rounding)).toThrow(
            expect.objectContaining({ code: 'arithmetic/too-large' }),
          );
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('gives 100% of anything back, and 0% as 0', () => {
    fc.assert(
      fc.property(whole, fc.constantFrom(...ROUNDINGS), (n, rounding) => {
        expect(percent(n, 100, rounding)).toBe(n);
        expect(percent(n, 0, rounding)).toBe(0);
      }),
    );
  });

  it('C24: no product of floating-point numbers', () => {
    // The naive way is wrong for each of these, so the test proves something.
    expect(Math.ceil(100 * 0.07)).toBe(8);
    expect(Math.floor(100 * 0.29)).toBe(28);
    expect(percent(100, 7, 'up')).toBe(7);
    expect(percent(50, 28, 'up')).toBe(14);
    expect(percent(50, 14, 'up')).toBe(7);
    expect(percent(100, 29, 'down')).toBe(29);
    expect(percent(50, 58, 'down')).toBe(29);
    for (const n of [50, 90, 100]) expect(percent(n, 110, 'up')).toBe(n * 1 + n / 10);
  });

  it('BG-VP-2, BG-VP-4, BG-VP-7: the shares of ships and squadrons', () => {
    expect(percent(185, 25, 'up')).toBe(47);
    expect(percent(185, 50, 'up')).toBe(93);
    expect(percent(185, 10, 'up')).toBe(19);
    expect(percent(70, 10, 'up')).toBe(7);
    expect(percent(30, 10, 'up')).toBe(3);
    expect(percent(150, 25, 'up')).toBe(38);
    expect(percent(150, 10, 'up')).toBe(15);
  });

  it('rounds negative amounts towards the infinity it is told', () => {
    expect(percent(-10, 25, 'up')).toBe(-2);
    expect(percent(-10, 25, 'down')).toBe(-3);
    expect(percent(-1, 25, 'up')).toBe(0);
  });

  it('refuses what it can not take a share of, by name', () => {
    for (const wrong of notWhole as number[]) {
      expect(() => percent(wrong, 10, 'up')).toThrow(/^amount: /);
      expect(() => percent(10, wrong, 'up')).toThrow(/^percentage: /);
    }
    expect(() => percent(10, 10, 'nearest' as Rounding)).toThrow(
      expect.objectContaining({ code: 'argument/unknown-value' }),
    );
    expect(() => percent(Number.MAX_SAFE_INTEGER, 101, 'down')).toThrow('is beyond the whole numbers');
  });
});
