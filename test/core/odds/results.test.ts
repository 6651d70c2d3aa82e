import { describe, expect, it } from 'vitest';
import { type Dice, mapOdds, odds, simulate, thenOdds, type Weighted } from 'wargame-rules';

/** A die with such faces. */
const oneOf =
  <T>(faces: readonly T[]) =>
  (dice: Dice): T =>
    faces[dice.roll(faces.length) - 1] as T;

const valuesOf = (outcomes: readonly { readonly value: unknown }[]) => outcomes.map(({ value }) => value);

describe('equal results', () => {
  it('are merged, whatever their key order', () => {
    const rule = oneOf<unknown>([
      { a: 1, b: [{ c: null, d: 2n }], 'a,b': 'x' },
      { b: [{ d: 2n, c: null }], 'a,b': 'x', a: 1 },
    ]);
    expect(odds(rule).outcomes).toEqual([
      { value: { a: 1, b: [{ c: null, d: 2n }], 'a,b': 'x' }, weight: 1n },
    ]);
  });

  it.each([
    [[1, '1', 'text:1', 'json:1', 1n, '1n', [1], 'json:[1]', ['1'], { 0: 1 }, [1n], [2n], ['1n']]],
    [
      [
        null,
        'null',
        'json:null',
        Number.POSITIVE_INFINITY,
        Number.NEGATIVE_INFINITY,
        [null],
        ['null'],
        {},
        [],
      ],
    ],
    [[undefined, 'undefined', [undefined], [], [[]], [null], ['undefined'], '[]', '']],
    [[true, 'true', false, 'false', 0, '0', [true], ['true'], { a: true }, { a: 'true' }, { b: true }]],
    [[{ a: 1, b: 2 }, { a: 2, b: 1 }, { a: 1 }, { b: 2 }, [1, 2], [12], [[1], 2], ['1,2'], { a: { b: 2 } }]],
  ])('are not those that only look alike', (unlike) => {
    const twice = odds(oneOf([...unlike, ...unlike]));
    expect(twice.outcomes.length).toBe(unlike.length);
    expect(twice.outcomes.every(({ weight }) => weight === 1n)).toBe(true);
    expect(new Set(valuesOf(twice.outcomes))).toEqual(new Set(unlike));
  });

  it('are 0 and what rounds to 0 from below', () => {
    expect(Object.is(odds(() => -0).outcomes[0]?.value, 0)).toBe(true);
    expect(odds(oneOf([0, -0])).outcomes).toEqual([{ value: 0, weight: 1n }]);
  });
});

describe('the order of results', () => {
  const faces = ['late', 250, -3, Number.NaN, 'early', 2 ** 40, 0.5, 7, 99, 100, true, 7, 0];
  const ascending = [-3, 0, 0.5, 7, 99, 100, 250, 2 ** 40, 'late', Number.NaN, 'early', true];

  it('is ascending for numbers, then as first met for the others', () => {
    const listed = odds(oneOf(faces));
    expect(valuesOf(listed.outcomes)).toEqual(ascending);
    expect(listed.outcomes.find(({ value }) => value === 7)?.weight).toBe(2n);
    expect(thenOdds(listed, (value) => odds(() => value))).toEqual(listed);
    expect(mapOdds(listed, (value) => value)).toEqual(listed);
  });

  it('is the same in a simulation', () => {
    let run = 0;
    const { outcomes } = simulate(() => faces[run++], { runs: faces.length, seed: 1 });
    expect(valuesOf(outcomes)).toEqual(ascending);
    expect(outcomes.map(({ count }) => count)).toEqual([1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('is that of the branches also where some end early and some late', () => {
    const rule = (dice: Dice) => {
      const first = dice.roll(4);
      return first % 2 === 1 ? `ends at ${first}` : `goes on from ${first} to ${dice.roll(2)}`;
    };
    expect(odds(rule)).toEqual({
      outcomes: [
        { value: 'ends at 1', weight: 2n },
        { value: 'goes on from 2 to 1', weight: 1n },
        { value: 'goes on from 2 to 2', weight: 1n },
        { value: 'ends at 3', weight: 2n },
        { value: 'goes on from 4 to 1', weight: 1n },
        { value: 'goes on from 4 to 2', weight: 1n },
      ],
      total: 8n,
      unresolved: 0n,
    });
  });

  it('does not depend on where branches end', () => {
    const early = odds((dice) => (dice.roll(3) === 1 ? 'out' : dice.roll(2) === 1 ? 'out' : dice.roll(5)));
    expect(early).toEqual({
      outcomes: [1, 2, 3, 4, 5]
        .map((value): Weighted<number | string> => ({ value, weight: 1n }))
        .concat({ value: 'out', weight: 10n }),
      total: 15n,
      unresolved: 0n,
    });
  });
});

describe('results with an unresolved part', () => {
  /** A third is done with the first roll, a ninth with the second. */
  const cut = (mostRolls: number) =>
    odds((dice) => (dice.roll(6) <= 2 ? 'done' : dice.roll(6) === 6 ? 'lucky' : dice.roll(2)), { mostRolls });

  it('are in lowest terms too', () => {
    // 2 of 6 are done, 4 of 6 cut off.
    expect(cut(1)).toEqual({ outcomes: [{ value: 'done', weight: 1n }], total: 3n, unresolved: 2n });
    // 4 * 1 of 36 are lucky, 4 * 5 cut off.
    expect(cut(2)).toEqual({
      outcomes: [
        { value: 'done', weight: 3n },
        { value: 'lucky', weight: 1n },
      ],
      total: 9n,
      unresolved: 5n,
    });
    expect(mapOdds(cut(2), () => 'any')).toEqual({
      outcomes: [{ value: 'any', weight: 4n }],
      total: 9n,
      unresolved: 5n,
    });
  });

  it('weigh as much as the branch in which they are', () => {
    const stages = thenOdds(odds(oneOf(['out', 'in', 'in'])), (value) =>
      value === 'in' ? cut(2) : odds(() => value as string | number),
    );
    // 1/3 out; 2/3 in, of which 5/9 is cut off.
    expect(stages).toEqual({
      outcomes: [
        { value: 'out', weight: 9n },
        { value: 'done', weight: 6n },
        { value: 'lucky', weight: 2n },
      ],
      total: 27n,
      unresolved: 10n,
    });
  });
});
