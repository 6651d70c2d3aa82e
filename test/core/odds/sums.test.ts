import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { odds, rollComposite, type Weighted } from 'wargame-rules';

type Weights = readonly Weighted<number>[];

/** The sum of `count` copies, one added to the rest at a time. */
function added(count: number, one: Weights): Weights {
  let sums = new Map([[0, 1n]]);
  for (let copy = 0; copy < count; copy++) {
    const next = new Map<number, bigint>();
    for (const [sum, ways] of sums) {
      for (const { value, weight } of one) {
        next.set(sum + value, (next.get(sum + value) ?? 0n) + ways * weight);
      }
    }
    sums = next;
  }
  return [...sums]
    .map(([value, weight]) => ({ value, weight }))
    .sort((left, right) => left.value - right.value);
}

/** What the tools of a composite roll give for some sums, asked for one after the other. */
function sumsOf(...asked: readonly (readonly [count: number, one: Weights])[]): readonly Weights[] {
  let given: readonly Weights[] = [];
  odds((dice) =>
    rollComposite(
      {
        sample: () => 0,
        outcomes(exact) {
          given = asked.map(([count, one]) => exact.sum(count, one));
          return [{ value: 0, weight: 1n }];
        },
      },
      dice,
    ),
  );
  return given;
}

const sumOf = (count: number, one: Weights): Weights => sumsOf([count, one])[0] as Weights;

/** Values and weights, side by side. */
const number = (values: readonly number[], weights: readonly bigint[] = []): Weights =>
  values.map((value, index) => ({ value, weight: weights[index] ?? 1n }));

function agrees(count: number, one: Weights): void {
  expect(sumOf(count, one)).toEqual(added(count, one));
}

/** Weights without a common divisor: a 1 is among them. */
const copies = (value: fc.Arbitrary<number>, most: bigint) =>
  fc
    .uniqueArray(fc.record({ value, weight: fc.bigInt({ min: 1n, max: most }) }), {
      selector: ({ value: own }) => own,
      minLength: 1,
      maxLength: 4,
    })
    .map((one) => one.map((copy, index) => (index === one.length - 1 ? { ...copy, weight: 1n } : copy)));

describe('the sum of copies of one number', () => {
  it.each([
    ['a certain number', number([7]), 3],
    ['two values', number([0, 1], [2n, 1n]), 5],
    ['two values, the higher first', number([4, -2], [1n, 3n]), 5],
    ['a die', number([1, 2, 3, 4, 5, 6]), 4],
    ['values with gaps between them', number([0, 1, 5]), 2],
    ['values below 0', number([-7, 3, -1], [1n, 2n, 4n]), 5],
    ['halves', number([0.5, 1, 2.5], [3n, 1n, 1n]), 3],
    ['values far apart', number([0, 1, 2 ** 40], [1n, 2n, 3n]), 4],
    ['values far apart below 0', number([-(2 ** 40), 0, 2 ** 40], [1n, 2n, 3n]), 4],
    ['large weights', number([0, 1, 5], [2n ** 70n, 3n, 1n]), 4],
  ])('is exact for %s, from the lowest up', (_, one, count) => {
    for (let few = 0; few <= count; few++) agrees(few, one);
  });

  it('is exact for few and for many copies, small and large', () => {
    fc.assert(
      fc.property(fc.nat(24), copies(fc.integer({ min: -9, max: 9 }), 9n), (count, one) =>
        agrees(count, one),
      ),
      { numRuns: 40 },
    );
    fc.assert(
      fc.property(fc.nat(4), copies(fc.integer({ min: -90_000, max: 90_000 }), 9n), (count, one) =>
        agrees(count, one),
      ),
      { numRuns: 40 },
    );
  });

  it('is exact on both sides of where doubles end', () => {
    for (const count of [24, 25, 29, 31, 47, 48, 49, 53, 54]) {
      for (const [low, high] of [
        [1n, 1n],
        [2n, 1n],
        [1n, 2n],
        [8n, 3n],
        [1n, 2n ** 40n],
      ] as const) {
        agrees(count, number([0, 1], [low, high]));
      }
    }
    // 4 ** 24 is 2 ** 48.
    for (const count of [23, 24, 25]) agrees(count, number([0, 1, 3], [2n, 1n, 1n]));
    for (const count of [17, 18, 19, 20, 21, 40]) agrees(count, number([1, 2, 3, 4, 5, 6]));
  });

  it('is exact where one weight is longer than a double', () => {
    for (const long of [2n ** 60n + 1n, 2n ** 60n, 2n ** 48n - 1n, 2n ** 1100n]) {
      for (const count of [1, 2, 3]) {
        agrees(count, number([0, 1], [long, 1n]));
        agrees(count, number([0, 1], [1n, long]));
      }
    }
  });

  it('adds the weights of a value that is named twice', () => {
    // 1 comes thrice and 2 once in four, so that 2, 3 and 4 come 9, 6 and 1 times in sixteen.
    expect(sumOf(2, number([1, 1, 2], [1n, 2n, 1n]))).toEqual(number([2, 3, 4], [9n, 6n, 1n]));
  });

  it('has its weights in lowest terms', () => {
    expect(sumOf(2, number([0, 1], [6n, 6n]))).toEqual(number([0, 1, 2], [1n, 2n, 1n]));
    expect(sumOf(2, number([0, 1, 5], [2n, 4n, 2n]))).toEqual(
      number([0, 1, 2, 5, 6, 10], [1n, 4n, 4n, 2n, 4n, 1n]),
    );
    expect(sumOf(9, number([4], [5n]))).toEqual(number([36]));
  });

  it('is 0 for none, never -0', () => {
    for (const one of [number([-3]), number([-3, -2]), number([-3, -2, -1]), number([0.5, -2, -1]), []]) {
      expect(sumOf(0, one)).toEqual([{ value: 0, weight: 1n }]);
    }
  });

  it('has no value that cannot come', () => {
    const texts = odds((dice) =>
      String(rollComposite({ sample: () => 0, outcomes: (exact) => exact.sum(2, number([5, 0, 1])) }, dice)),
    );
    expect(texts.outcomes).toEqual(
      [1n, 2n, 1n, 2n, 2n, 1n].map((weight, index) => ({
        value: String([0, 1, 2, 5, 6, 10][index]),
        weight,
      })),
    );
  });

  it('rounds fractions once where there are one or two values', () => {
    expect(sumOf(43, number([0.1]))).toEqual(number([4.3]));
    expect(sumOf(5, number([0.1, 0.7])).map(({ weight }) => weight)).toEqual([1n, 5n, 10n, 10n, 5n, 1n]);
  });

  it('ends at so many times the lowest and the highest also where doubles have gaps', () => {
    const [lowest, highest] = [2 ** 53 + 2, 2 ** 53 + 6];
    const sums = sumOf(3, number([lowest, 2 ** 53 + 4, highest]));
    expect(sums[0]?.value).toBe(3 * lowest);
    expect(sums.at(-1)?.value).toBe(3 * highest);
  });
});

describe('sums that are asked for again', () => {
  it('are the same list, however the number is written', () => {
    const asked = [number([0, 1]), number([0, 1, 5]), number([1, 2, 3, 4])];
    const sums = sumsOf(
      ...asked.map((one) => [3, one] as const),
      ...asked.map((one) => [3, [...one]] as const),
    );
    for (const index of asked.keys()) expect(sums[index]).toBe(sums[index + asked.length]);
  });

  it.each([
    ['a weight', number([0, 1], [1n, 2n])],
    ['a value', number([0, 2])],
    ['one value more', number([0, 1, 2])],
    ['one value less', number([0])],
  ])('are kept apart where numbers differ in %s', (_, other) => {
    const one = number([0, 1]);
    const [first, second, third] = sumsOf([2, one], [2, other], [3, one]);
    expect(first).toEqual(added(2, one));
    expect(second).toEqual(added(2, other));
    expect(third).toEqual(added(3, one));
  });
});
