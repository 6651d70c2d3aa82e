import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addFractions,
  compareFractions,
  divideFractions,
  type Fraction,
  fraction,
  multiplyFractions,
  type Rational,
  ROUNDINGS,
  type Rounding,
  roundFraction,
  subtractFractions,
} from 'wargame-rules';
import { notWhole, roundedQuotient, smallFraction, whole } from './arbitraries';

const operations = { addFractions, subtractFractions, multiplyFractions, divideFractions };
const nonZero = smallFraction.filter(({ numerator }) => numerator !== 0);

function reduced({ numerator, denominator }: Fraction): Fraction {
  return fraction(numerator, denominator);
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? Math.abs(one) : commonDivisor(other, one % other);
}

describe('fraction', () => {
  it('is plain data in lowest terms, its value unchanged', () => {
    fc.assert(
      fc.property(whole, whole.filter(Boolean), (above, below) => {
        const made = fraction(above, below);
        expect(BigInt(made.numerator) * BigInt(below)).toBe(BigInt(made.denominator) * BigInt(above));
        expect(made.denominator).toBeGreaterThan(0);
        expect(commonDivisor(made.numerator, made.denominator)).toBe(1);
        expect(JSON.parse(JSON.stringify(made))).toStrictEqual(made);
        expect(Object.is(made.numerator, -0)).toBe(false);
      }),
    );
  });

  it('worked values', () => {
    expect(fraction(6, 8)).toStrictEqual({ numerator: 3, denominator: 4 });
    expect(fraction(0, -7)).toStrictEqual({ numerator: 0, denominator: 1 });
    expect(fraction(3, -6)).toStrictEqual({ numerator: -1, denominator: 2 });
  });

  it('refuses a denominator of 0, and parts that are not whole', () => {
    expect(() => fraction(1, 0)).toThrow(
      expect.objectContaining({
        code: 'arithmetic/division-by-zero',
        violations: [expect.objectContaining({ path: 'denominator' })],
      }),
    );
    for (const wrong of notWhole as number[]) {
      expect(() => fraction(wrong, 1)).toThrow(/^numerator: /);
      expect(() => fraction(1, wrong)).toThrow(/^denominator: /);
    }
  });
});

describe('the four operations', () => {
  it('undo one another', () => {
    fc.assert(
      fc.property(smallFraction, nonZero, (one, other) => {
        expect(subtractFractions(addFractions(one, other), other)).toStrictEqual(reduced(one));
        expect(divideFractions(multiplyFractions(one, other), other)).toStrictEqual(reduced(one));
      }),
    );
  });

  it('agree with cross-multiplication', () => {
    fc.assert(
      fc.property(smallFraction, nonZero, (one, other) => {
        const [a, b, c, d] = [one.numerator, one.denominator, other.numerator, other.denominator];
        expect(addFractions(one, other)).toStrictEqual(fraction(a * d + c * b, b * d));
        expect(subtractFractions(one, other)).toStrictEqual(fraction(a * d - c * b, b * d));
        expect(multiplyFractions(one, other)).toStrictEqual(fraction(a * c, b * d));
        expect(divideFractions(one, other)).toStrictEqual(fraction(a * d, b * c));
      }),
    );
  });

  it('take whole numbers for fractions over 1, and change nothing they are given', () => {
    fc.assert(
      fc.property(smallFraction, fc.integer({ min: 1, max: 1_000 }), (one, n) => {
        Object.freeze(one);
        for (const operation of Object.values(operations)) {
          expect(operation(one, n)).toStrictEqual(operation(one, { numerator: n, denominator: 1 }));
          expect(operation(n, addFractions(one, 20_000))).toStrictEqual(
            operation(fraction(n, 1), addFractions(one, 20_000)),
          );
        }
      }),
    );
  });

  it('pass through steps beyond 2^53 as long as the result is within', () => {
    const huge = fraction(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 1);
    expect(divideFractions(huge, huge)).toStrictEqual({ numerator: 1, denominator: 1 });
    expect(subtractFractions(huge, 1)).toStrictEqual({
      numerator: 1,
      denominator: Number.MAX_SAFE_INTEGER - 1,
    });
  });

  it('refuse a result that would no longer be exact', () => {
    const most = Number.MAX_SAFE_INTEGER;
    for (const tooLarge of [
      () => addFractions(most, 1),
      () => subtractFractions(-most, 1),
      () => multiplyFractions(most, 2),
      () => divideFractions(fraction(1, most), 2),
      () => addFractions(fraction(1, most), fraction(1, most - 1)),
    ]) {
      expect(tooLarge).toThrow(expect.objectContaining({ code: 'arithmetic/too-large' }));
    }
  });

  it('refuse to divide by 0', () => {
    for (const zero of [0, fraction(0, 5)]) {
      expect(() => divideFractions(1, zero)).toThrow(
        expect.objectContaining({
          code: 'arithmetic/division-by-zero',
          violations: [expect.objectContaining({ path: 'second' })],
        }),
      );
    }
  });

  it('refuse what is neither a whole number nor a fraction, by name', () => {
    const wrongs: [unknown, string, string][] = [
      [Number.NaN, 'argument/not-a-whole-number', ''],
      [0.5, 'argument/not-a-whole-number', ''],
      ['1/2', 'argument/not-a-number', ''],
      [undefined, 'argument/not-a-number', ''],
      [null, 'argument/not-a-number', ''],
      [{}, 'argument/not-a-whole-number', '.numerator'],
      [{ numerator: 1 }, 'argument/not-a-whole-number', '.denominator'],
      [{ numerator: 1.5, denominator: 2 }, 'argument/not-a-whole-number', '.numerator'],
      [{ numerator: 1, denominator: 0 }, 'argument/out-of-range', '.denominator'],
      [{ numerator: 1, denominator: -2 }, 'argument/out-of-range', '.denominator'],
    ];
    for (const [wrong, code, member] of wrongs) {
      const at = (place: string) =>
        expect.objectContaining({ code, violations: [expect.objectContaining({ path: place + member })] });
      for (const operation of [...Object.values(operations), compareFractions]) {
        expect(() => operation(wrong as Rational, 1)).toThrow(at('first'));
        expect(() => operation(1, wrong as Rational)).toThrow(at('second'));
      }
      expect(() => roundFraction(wrong as Rational, 'up')).toThrow(at('value'));
    }
    expect(() => addFractions(null as never, 1)).toThrow('got null');
    expect(() => addFractions('1/2' as never, 1)).toThrow('got "1/2"');
  });
});

describe('compareFractions', () => {
  it('agrees with the sign of the difference, both ways round', () => {
    fc.assert(
      fc.property(smallFraction, smallFraction, (one, other) => {
        const sign = Math.sign(subtractFractions(one, other).numerator);
        expect(compareFractions(one, other)).toBe(sign);
        expect(compareFractions(other, one)).toBe(0 - sign);
        expect(compareFractions(one, reduced(one))).toBe(0);
      }),
    );
  });

  it('tells neighbours apart that doubles do not', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(most / (most - 1)).toBe((most - 1) / (most - 2));
    expect(compareFractions(fraction(most, most - 1), fraction(most - 1, most - 2))).toBe(-1);
  });
});

describe('roundFraction', () => {
  it('agrees with whole-number arithmetic without end', () => {
    fc.assert(
      fc.property(whole, whole.filter(Boolean), fc.constantFrom(...ROUNDINGS), (above, below, rounding) => {
        const exact = roundedQuotient(BigInt(above), BigInt(below), rounding);
        expect(roundFraction(fraction(above, below), rounding)).toBe(Number(exact));
      }),
    );
  });

  it('leaves whole numbers as they are', () => {
    fc.assert(
      fc.property(whole, fc.constantFrom(...ROUNDINGS), (n, rounding) => {
        expect(roundFraction(n, rounding)).toBe(n);
      }),
    );
  });

  it('C44: a chain of steps is rounded once, at its end', () => {
    const threeHalves = multiplyFractions(divideFractions(5, 2), 3);
    expect(threeHalves).toStrictEqual({ numerator: 15, denominator: 2 });
    expect(roundFraction(threeHalves, 'up')).toBe(8);
    const unchanged = subtractFractions(addFractions(divideFractions(5, 2), 1), 1);
    expect(unchanged).toStrictEqual({ numerator: 5, denominator: 2 });
    expect(roundFraction(unchanged, 'up')).toBe(3);
    expect(roundFraction(unchanged, 'down')).toBe(2);
  });

  it('refuses any other way of rounding', () => {
    expect(() => roundFraction(1, 'nearest' as Rounding)).toThrow(
      expect.objectContaining({ code: 'argument/unknown-value' }),
    );
  });
});
