import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonDivisor, commonMultiple } from '../../../src/core/arithmetic/commonDivisor';

const small = fc.integer({ min: 1, max: 60 });

/** The whole numbers from 1 on that `holds` is true for, up to a bound. */
const numbers = (most: number, holds: (number: number) => boolean): readonly number[] =>
  Array.from({ length: most }, (_, index) => index + 1).filter(holds);

describe('the greatest common divisor', () => {
  it('is the greatest of all that divide both, whatever their signs', () => {
    fc.assert(
      fc.property(small, small, fc.constantFrom(1, -1), fc.constantFrom(1, -1), (one, other, left, right) => {
        const common = numbers(60, (divisor) => one % divisor === 0 && other % divisor === 0);
        expect(commonDivisor(BigInt(left * one), BigInt(right * other))).toBe(BigInt(common.at(-1) ?? 0));
      }),
    );
  });

  it('of a number and 0 is the number', () => {
    expect([commonDivisor(0n, -4n), commonDivisor(4n, 0n), commonDivisor(0n, 0n)]).toEqual([4n, 4n, 0n]);
  });
});

describe('the least common multiple', () => {
  it('is the least of all that both divide', () => {
    fc.assert(
      fc.property(small, small, (one, other) => {
        const [least] = numbers(one * other, (multiple) => multiple % one === 0 && multiple % other === 0);
        expect(commonMultiple(BigInt(one), BigInt(other))).toBe(BigInt(least ?? 0));
      }),
    );
    expect([commonMultiple(4n, 6n), commonMultiple(3n, 6n), commonMultiple(6n, 3n)]).toEqual([12n, 6n, 6n]);
  });
});
