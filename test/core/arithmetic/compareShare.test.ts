import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFractions, compareShare, fraction, type Rational } from 'wargame-rules';
import { notWhole } from './arbitraries';

const HALF = Object.freeze({ numerator: 1, denominator: 2 });
const THREE_QUARTERS = Object.freeze({ numerator: 3, denominator: 4 });

describe('compareShare', () => {
  it('agrees with the comparison of part over whole with the share', () => {
    const part = fc.maxSafeNat();
    const size = fc.maxSafeNat().filter(Boolean);
    fc.assert(
      fc.property(part, size, part, size, (some, all, above, below) => {
        const share = fraction(above, below);
        expect(compareShare(some, all, share)).toBe(compareFractions(fraction(some, all), share));
      }),
    );
  });

  it('is the same for a part and a whole both so many times as large', () => {
    const small = fc.integer({ min: 0, max: 1_000 });
    fc.assert(
      fc.property(small, small, fc.integer({ min: 1, max: 1_000 }), (some, all, times) => {
        expect(compareShare(some * times, (all + 1) * times, HALF)).toBe(compareShare(some, all + 1, HALF));
      }),
    );
  });

  it('C30: "less than half": 2 of 4 is not, 2 of 5 is', () => {
    expect(compareShare(2, 4, HALF)).toBe(0);
    expect(compareShare(2, 5, HALF)).toBe(-1);
  });

  it('C30: "at least half" of points and of ships', () => {
    const atLeastHalf = (part: number, whole: number) => compareShare(part, whole, HALF) >= 0;
    expect([atLeastHalf(750, 1500), atLeastHalf(750, 1501), atLeastHalf(751, 1501)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([atLeastHalf(3, 6), atLeastHalf(3, 7), atLeastHalf(4, 7)]).toEqual([true, false, true]);
  });

  it('C30: "three quarters or more"', () => {
    const enough = (left: number, start: number) => compareShare(left, start, THREE_QUARTERS) >= 0;
    expect([enough(6, 8), enough(7, 10), enough(8, 10)]).toEqual([true, false, true]);
  });

  it('OP-MORALE-3: 5 of 10 is not below half, 4 is', () => {
    expect(compareShare(5, 10, HALF) < 0).toBe(false);
    expect(compareShare(4, 10, HALF) < 0).toBe(true);
  });

  it('takes a part above the whole, and a whole number as the share', () => {
    expect(compareShare(11, 10, 1)).toBe(1);
    expect(compareShare(10, 10, 1)).toBe(0);
    expect(compareShare(0, 10, 0)).toBe(0);
  });

  it('refuses shares of nothing, and what can be no part, whole or share', () => {
    expect(() => compareShare(0, 0, HALF)).toThrow(
      expect.objectContaining({
        code: 'arithmetic/division-by-zero',
        violations: [expect.objectContaining({ path: 'whole' })],
      }),
    );
    for (const wrong of [...notWhole, -1] as number[]) {
      expect(() => compareShare(wrong, 2, HALF)).toThrow(/^part: /);
      expect(() => compareShare(2, wrong, HALF)).toThrow(/^whole: /);
    }
    expect(() => compareShare(1, 2, 0.5)).toThrow(/^share: /);
    expect(() => compareShare(1, 2, undefined as unknown as Rational)).toThrow(/^share: /);
  });
});
