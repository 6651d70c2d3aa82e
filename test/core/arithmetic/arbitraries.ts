import fc from 'fast-check';
import type { Fraction } from 'wargame-rules';

/** Whole numbers of all sizes up to 2^53 - 1, small ones often. */
export const whole: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: -50, max: 50 }),
  fc.maxSafeInteger(),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
);

/** Fractions that never overflow when two are combined. */
export const smallFraction: fc.Arbitrary<Fraction> = fc.record({
  numerator: fc.integer({ min: -10_000, max: 10_000 }),
  denominator: fc.integer({ min: 1, max: 10_000 }),
});

/** What is not a whole number, for arguments from outside. */
export const notWhole: readonly unknown[] = [
  Number.NaN,
  0.5,
  2 ** 53,
  Infinity,
  '3',
  null,
  undefined,
  [],
  3n,
];

/** The quotient of two bigints, rounded, by a way of its own: from the definition of floor. */
export function roundedQuotient(numerator: bigint, denominator: bigint, rounding: 'up' | 'down'): bigint {
  const sign = denominator < 0n ? -1n : 1n;
  const [above, below] = [numerator * sign, denominator * sign];
  const floor = (above - (((above % below) + below) % below)) / below;
  return rounding === 'down' || floor * below === above ? floor : floor + 1n;
}
