import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { odds, rollComposite, thenOdds, type Weighted } from 'wargame-rules';

/** The sum of `count` copies, one added to the rest at a time. */
function added(count: number, one: readonly Weighted<number>[]): ReadonlyMap<number, bigint> {
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
  return sums;
}

const sumOf = (count: number, one: readonly Weighted<number>[]) =>
  odds((dice) => rollComposite({ sample: () => 0, outcomes: (exact) => exact.sum(count, one) }, dice));

const copies = (value: fc.Arbitrary<number>, most: number) =>
  fc.uniqueArray(fc.record({ value, weight: fc.bigInt({ min: 1n, max: most === 4 ? 9n : 3n }) }), {
    selector: ({ value }) => value,
    minLength: 1,
    maxLength: most,
  });

describe('the sum of copies of one number', () => {
  const agrees = (count: number, one: readonly Weighted<number>[]) => {
    const { outcomes, total, unresolved } = sumOf(count, one);
    const byHand = [...added(count, one)].sort(([left], [right]) => left - right);
    const all = byHand.reduce((sum, [, ways]) => sum + ways, 0n);
    expect(unresolved).toBe(0n);
    expect(outcomes.map(({ value }) => value)).toEqual(byHand.map(([value]) => value));
    for (const [index, { weight }] of outcomes.entries()) {
      expect(weight * all).toBe((byHand[index]?.[1] ?? 0n) * total);
    }
  };

  it('is exact for few and for many copies, small and large', () => {
    fc.assert(
      fc.property(fc.nat(60), copies(fc.integer({ min: -9, max: 9 }), 4), (count, one) => agrees(count, one)),
      { numRuns: 60 },
    );
    fc.assert(
      fc.property(fc.nat(4), copies(fc.integer({ min: -90_000, max: 90_000 }), 4), (count, one) =>
        agrees(count, one),
      ),
      { numRuns: 60 },
    );
  });

  it('is exact on both sides of where doubles end', () => {
    const weighted = (low: bigint, high: bigint) => [
      { value: 0, weight: low },
      { value: 1, weight: high },
    ];
    for (const count of [29, 30, 31, 47, 48, 49, 53, 54, 300]) {
      agrees(count, weighted(1n, 1n));
      agrees(count, weighted(2n, 1n));
      agrees(count, weighted(1n, 2n));
      agrees(count, weighted(8n, 3n));
      agrees(count, weighted(1n, 2n ** 40n));
    }
    for (const count of [17, 18, 19, 20, 21, 40]) {
      agrees(
        count,
        [1, 2, 3, 4, 5, 6].map((value) => ({ value, weight: 1n })),
      );
    }
  });

  it('keeps dice apart that differ in one weight', () => {
    const both = odds((dice) => {
      const roll = (weight: bigint) =>
        rollComposite(
          {
            sample: () => 0,
            outcomes: (exact) =>
              exact.sum(2, [
                { value: 0, weight: 1n },
                { value: 1, weight },
              ]),
          },
          dice,
        );
      return 10 * roll(1n) + roll(2n);
    });
    expect(both.total).toBe(36n);
    expect(both.outcomes.find(({ value }) => value === 22)?.weight).toBe(4n);
  });
});

describe('the results of odds', () => {
  it('stand in order: numbers ascending, then the others as first met', () => {
    const given = ['late', 250, -3, 'early', 0.5, 7, 99, 100, true, 7];
    const listed = odds((dice) => given[dice.roll(given.length) - 1]);
    expect(listed.outcomes.map(({ value }) => value)).toEqual([
      -3,
      0.5,
      7,
      99,
      100,
      250,
      'late',
      'early',
      true,
    ]);
    expect(listed.outcomes.find(({ value }) => value === 7)?.weight).toBe(2n);
    expect(thenOdds(listed, (value) => odds(() => value))).toEqual(listed);
  });

  it('are the same whether branches end early or late', () => {
    const early = odds((dice) => (dice.roll(3) === 1 ? 'out' : dice.roll(2) === 1 ? 'out' : dice.roll(5)));
    expect(early).toEqual({
      outcomes: [1, 2, 3, 4, 5]
        .map((value): Weighted<number | string> => ({ value, weight: 1n }))
        .concat({ value: 'out', weight: 10n }),
      total: 15n,
      unresolved: 0n,
    });
  });

  it('refuse sides that no die has', () => {
    for (const sides of [0, -1, 1.5, Number.NaN, 1e9]) {
      expect(() => odds((dice) => dice.roll(sides))).toThrow(
        expect.objectContaining({ name: 'WargameError' }),
      );
    }
  });
});
