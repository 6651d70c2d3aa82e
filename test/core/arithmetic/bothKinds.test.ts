import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addFractions,
  compareFractions,
  compareShare,
  countAtLeast,
  d6,
  divideFractions,
  type Fraction,
  fraction,
  mean,
  multiplyFractions,
  odds,
  type Probability,
  percentText,
  probability,
  type Rational,
  ROUNDINGS,
  roundFraction,
  subtractFractions,
  sumDice,
  toFraction,
  toNumber,
} from 'wargame-rules';
import { notWhole, smallFraction, whole } from './arbitraries';

const code = (wanted: string) => expect.objectContaining({ code: wanted });
const operations = { addFractions, subtractFractions, multiplyFractions };
const passes = probability(
  odds((dice) => d6(dice)),
  (face) => face > 2,
);
/** A chance whose terms no double holds. */
const longOdds: Probability = { numerator: 6n ** 40n - 1n, denominator: 6n ** 40n };

/** The same fraction as odds would give it, in any terms. */
function inBigints({ numerator, denominator }: Fraction, times: bigint = 1n): Probability {
  return { numerator: BigInt(numerator) * times, denominator: BigInt(denominator) * times };
}

describe('exact arithmetic', () => {
  it('takes chances as it takes fractions', () => {
    fc.assert(
      fc.property(
        smallFraction,
        smallFraction,
        fc.bigInt({ min: 1n, max: 10n ** 40n }),
        (one, other, times) => {
          const [left, right] = [inBigints(one, times), inBigints(other, times)];
          for (const operation of Object.values(operations)) {
            expect(operation(left, right)).toStrictEqual(operation(one, other));
            expect(operation(left, other)).toStrictEqual(operation(one, other));
          }
          expect(compareFractions(left, right)).toBe(compareFractions(one, other));
          for (const way of ROUNDINGS) expect(roundFraction(left, way)).toBe(roundFraction(one, way));
          expect(percentText(left, 3)).toBe(percentText(one, 3));
          expect(toNumber(left)).toBe(toNumber(one));
        },
      ),
    );
  });

  it('worked values: what a person asks of odds', () => {
    expect(compareFractions(passes, fraction(1, 2))).toBe(1);
    expect(compareShare(2, 3, passes)).toBe(0);
    expect(multiplyFractions(passes, 10)).toStrictEqual({ numerator: 20, denominator: 3 });
    expect(divideFractions(1, passes)).toStrictEqual({ numerator: 3, denominator: 2 });
    const wounds = mean(odds((dice) => sumDice({ count: 3, sides: 6 }, dice)));
    expect(roundFraction(wounds, 'down')).toBe(10);
    expect(roundFraction(wounds, 'up')).toBe(11);
  });

  it('compares and rounds however long the terms are', () => {
    expect(compareFractions(longOdds, 1)).toBe(-1);
    expect([roundFraction(longOdds, 'down'), roundFraction(longOdds, 'up')]).toEqual([0, 1]);
    expect(() => roundFraction({ numerator: 10n ** 20n, denominator: 3n }, 'up')).toThrow(
      code('arithmetic/too-large'),
    );
  });

  it('refuses fractions of a negative or no denominator, and of what is no whole number', () => {
    for (const below of [0n, -1n]) {
      const wrong = { numerator: 1n, denominator: below };
      expect(() => toFraction(wrong)).toThrow(`value.denominator: expected 1 or more, got ${below}`);
      expect(() => addFractions(1, wrong)).toThrow(code('argument/out-of-range'));
    }
    for (const wrong of notWhole.filter((given) => typeof given !== 'bigint')) {
      expect(() => toFraction({ numerator: wrong, denominator: 1n } as never)).toThrow(/^value.numerator: /);
      expect(() => toFraction({ numerator: 1n, denominator: wrong } as never)).toThrow(
        /^value.denominator: /,
      );
    }
    for (const junk of [undefined, null, '1/2', [], 1n]) {
      for (const taker of [toFraction, toNumber, percentText] as ((value: Rational) => unknown)[]) {
        expect(() => taker(junk as never)).toThrow(/^value/);
      }
    }
  });
});

describe('toFraction', () => {
  it('is exact, in lowest terms, and plain', () => {
    fc.assert(
      fc.property(
        whole,
        whole.filter(Boolean),
        fc.bigInt({ min: 1n, max: 10n ** 40n }),
        (above, below, times) => {
          const made = fraction(above, below);
          expect(toFraction(inBigints(made, times))).toStrictEqual(made);
          expect(toFraction(made)).toStrictEqual(made);
        },
      ),
    );
    expect(toFraction(passes)).toStrictEqual({ numerator: 2, denominator: 3 });
    expect(toFraction(7)).toStrictEqual({ numerator: 7, denominator: 1 });
  });

  it('refuses what numbers can not hold, instead of coming near', () => {
    expect(() => toFraction(longOdds)).toThrow(code('arithmetic/too-large'));
    const most = BigInt(Number.MAX_SAFE_INTEGER);
    expect(toFraction({ numerator: 1n, denominator: most })).toEqual({
      numerator: 1,
      denominator: Number(most),
    });
    expect(() => toFraction({ numerator: 1n, denominator: most + 2n })).toThrow(code('arithmetic/too-large'));
  });
});

describe('toNumber', () => {
  it('is the quotient of plain fractions and whole numbers', () => {
    fc.assert(
      fc.property(smallFraction, (given) => {
        expect(toNumber(given) === given.numerator / given.denominator).toBe(true);
      }),
    );
    expect([toNumber(12), toNumber(-12), toNumber(0)]).toEqual([12, -12, 0]);
  });

  it('refuses what is beyond all doubles', () => {
    expect(() => toNumber({ numerator: 2n ** 1024n, denominator: 1n })).toThrow(code('arithmetic/too-large'));
    expect(() => toNumber({ numerator: -(2n ** 1030n), denominator: 3n })).toThrow(
      code('arithmetic/too-large'),
    );
    expect(toNumber({ numerator: 2n ** 1023n, denominator: 1n })).toBe(2 ** 1023);
  });
});

describe('percentText', () => {
  it('is within half a unit of its last digit', () => {
    fc.assert(
      fc.property(smallFraction, fc.nat(6), (given, decimals) => {
        const text = percentText(given, decimals);
        expect(text).toMatch(decimals === 0 ? /^-?\d+%$/ : new RegExp(`^-?\\d+\\.\\d{${decimals}}%$`));
        const units = BigInt(text.replace(/[.%]/g, ''));
        const { numerator, denominator } = inBigints(given);
        // | units / 10^decimals - 100 n / d | <= 1/2 / 10^decimals, in whole numbers
        const off = 2n * (units * denominator - 100n * numerator * 10n ** BigInt(decimals));
        expect(off <= denominator && -off <= denominator).toBe(true);
      }),
    );
  });

  it('worked values', () => {
    expect(percentText(passes)).toBe('66.67%');
    expect([0, 1, 5].map((decimals) => percentText(passes, decimals))).toEqual(['67%', '66.7%', '66.66667%']);
    expect([0, 1, 2].map((value) => percentText(value))).toEqual(['0.00%', '100.00%', '200.00%']);
    expect(percentText(fraction(1, 2000))).toBe('0.05%');
    // A half goes away from 0, where a double would stand a little below it.
    expect(percentText(fraction(201, 20_000))).toBe('1.01%');
    expect(percentText(fraction(-201, 20_000))).toBe('-1.01%');
    expect(percentText(fraction(-1, 100_000))).toBe('0.00%');
    expect(percentText(longOdds)).toBe('100.00%');
    expect(percentText(longOdds, 30)).toBe(`99.${'9'.repeat(29)}3%`);
  });

  it('refuses decimals that can not be', () => {
    for (const wrong of [-1, 101, 0.5, Number.NaN, '2']) {
      expect(() => percentText(passes, wrong as number)).toThrow(/^decimals: /);
    }
    expect(percentText(1, 100)).toBe(`100.${'0'.repeat(100)}%`);
  });

  it('is the percentage of a table of odds', () => {
    const hits = odds((dice) => countAtLeast({ count: 2, sides: 6, atLeast: 3 }, dice));
    expect(probability(hits, (count) => count === 1)).toEqual({ numerator: 4n, denominator: 9n });
    expect(percentText(probability(hits, (count) => count === 1))).toBe('44.44%');
  });
});
