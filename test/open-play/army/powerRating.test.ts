import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { powerRating, type UnitSizes } from 'wargame-rules/open-play';
import { deepFreeze } from '../../deepFreeze';

const scions: readonly UnitSizes[] = deepFreeze([
  { from: 5, to: 5, powerRating: 5 },
  { from: 6, to: 10, powerRating: 10 },
]);

/** Steps one after the other, with or without sizes between them. */
const sizes = fc
  .array(fc.tuple(fc.nat(3), fc.nat(5), fc.nat(20)), { minLength: 1, maxLength: 5 })
  .map((steps) => {
    let last = 0;
    return steps.map(([gap, more, rating]) => {
      const from = last + 1 + gap;
      last = from + more;
      return { from, to: last, powerRating: rating };
    });
  });

describe('the Power Rating of a unit', () => {
  it('OP-POWER-1, C37: is that of the step which holds the models, first and last included', () => {
    fc.assert(
      fc.property(sizes, fc.array(fc.nat(9), { maxLength: 3 }), (steps, options) => {
        const added = options.reduce((sum, one) => sum + one, 0);
        for (const { from, to, powerRating: rating } of deepFreeze(steps)) {
          expect([from, to].map((models) => powerRating(steps, models, options))).toEqual([
            rating + added,
            rating + added,
          ]);
        }
      }),
    );
  });

  it('OP-POWER-1: is that of the least size for a unit that is understrength', () => {
    fc.assert(
      fc.property(sizes, fc.array(fc.nat(9), { maxLength: 3 }), (steps, options) => {
        const [{ from }] = steps as [UnitSizes];
        for (let models = 1; models < from; models++) {
          expect(powerRating(steps, models, options)).toBe(powerRating(steps, from, options));
        }
      }),
    );
    expect([1, 4].map((models) => powerRating(scions, models))).toEqual([5, 5]);
  });

  it('OP-POWER-1, C37: refuses a size above the last step, or between two', () => {
    fc.assert(
      fc.property(sizes, (steps) => {
        const least = Math.min(...steps.map(({ from }) => from));
        const most = Math.max(...steps.map(({ to }) => to));
        const allowed = new Set(
          steps.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
        );
        for (let models = least; models <= most + 1; models++) {
          if (allowed.has(models)) continue;
          expect(() => powerRating(steps, models)).toThrow(
            expect.objectContaining({ code: 'army/no-such-size' }),
          );
        }
      }),
    );
  });

  it('C37: changes between 5 and 6 models, and ends at 10', () => {
    expect([5, 6, 10].map((models) => powerRating(scions, models))).toEqual([5, 10, 10]);
    expect(powerRating(scions, 5, [1, 2])).toBe(8);
    expect(() => powerRating(scions, 11)).toThrow(
      expect.objectContaining({
        code: 'army/no-such-size',
        violations: [expect.objectContaining({ rule: 'OP-POWER-1', path: 'models' })],
      }),
    );
  });

  it('C87, C88: refuses steps and figures that can not be, and names the place', () => {
    for (const [steps, models, options, code, path] of [
      [[{ from: 6, to: 5, powerRating: 5 }], 6, [], 'army/bad-sizes', 'sizes[0]'],
      [[...scions, { from: 10, to: 12, powerRating: 12 }], 6, [], 'army/bad-sizes', 'sizes[2]'],
      [[{ from: 0, to: 5, powerRating: 5 }], 5, [], 'argument/out-of-range', 'sizes[0].from'],
      [[{ from: 1, to: Number.NaN, powerRating: 5 }], 5, [], 'argument/not-a-whole-number', 'sizes[0].to'],
      [[{ from: 1, to: 5, powerRating: 0.5 }], 5, [], 'argument/not-a-whole-number', 'sizes[0].powerRating'],
      [scions, 0, [], 'argument/out-of-range', 'models'],
      [scions, 5, [1, -1], 'argument/out-of-range', 'options[1]'],
      [[], 1, [], 'army/no-such-size', 'models'],
    ] as const) {
      expect(() => powerRating(steps, models, options)).toThrow(
        expect.objectContaining({ code, violations: [expect.objectContaining({ path })] }),
      );
    }
  });
});
