import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeast, atMost, sameLength, TOLERANCE } from 'wargame-rules';

const length = fc.double({ min: -1000, max: 1000, noNaN: true });

describe('atMost, atLeast and sameLength', () => {
  it('agree with one another', () => {
    fc.assert(
      fc.property(length, length, (one, other) => {
        expect(atMost(one, other)).toBe(atLeast(other, one));
        expect(sameLength(one, other)).toBe(atMost(one, other) && atLeast(one, other));
        expect(atMost(one, other) || atLeast(one, other)).toBe(true);
      }),
    );
  });

  it('take what lies nearer than the tolerance as the same, and nothing else', () => {
    const near = fc.double({ min: -0.999, max: 0.999, noNaN: true });
    const far = fc.double({ min: 1.001, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(length, near, far, (limit, inside, outside) => {
        expect(sameLength(limit + inside * TOLERANCE, limit)).toBe(true);
        expect(atMost(limit + outside * TOLERANCE, limit)).toBe(false);
        expect(atLeast(limit - outside * TOLERANCE, limit)).toBe(false);
        expect(atMost(limit - outside * TOLERANCE, limit)).toBe(true);
        expect(atLeast(limit + outside * TOLERANCE, limit)).toBe(true);
        expect(sameLength(limit + outside * TOLERANCE, limit)).toBe(false);
        expect(sameLength(limit - outside * TOLERANCE, limit)).toBe(false);
      }),
    );
  });

  it('C30: 6 inches in nine steps are 6 inches, and 6.01 are not', () => {
    let moved = 0;
    for (let step = 0; step < 8; step++) moved += 0.7;
    moved += 0.4;
    expect(moved).toBeGreaterThan(6);
    expect(atMost(moved, 6)).toBe(true);
    expect(atMost(6, 6)).toBe(true);
    expect(atMost(6.01, 6)).toBe(false);
    expect(atLeast(5.99, 6)).toBe(false);
  });

  it('take the tolerance to be a thousandth', () => {
    expect(TOLERANCE).toBe(0.001);
    expect([atMost(6.0009, 6), atMost(6.0011, 6)]).toEqual([true, false]);
    expect([atLeast(5.9991, 6), atLeast(5.9989, 6)]).toEqual([true, false]);
    // The thousandth itself is no difference yet.
    expect([atMost(0.001, 0), atLeast(0, 0.001), sameLength(0.001, 0), sameLength(0, 0.001)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('refuse what is no length, by name', () => {
    for (const compare of [atMost, atLeast, sameLength]) {
      expect(() => compare(Number.NaN, 6)).toThrow(
        expect.objectContaining({
          code: 'geometry/not-finite',
          violations: [expect.objectContaining({ path: 'length' })],
        }),
      );
      expect(() => compare(6, Number.POSITIVE_INFINITY)).toThrow(
        /^(limit|other): expected a finite number, got Infinity/,
      );
      expect(() => compare(6, '6' as never)).toThrow(/^(limit|other): expected a finite number, got string/);
      expect(() => compare(6, null as never)).toThrow(/^(limit|other): expected a finite number, got null/);
      expect(() => compare(1e10, 6)).toThrow(expect.objectContaining({ code: 'geometry/too-far' }));
    }
  });
});
