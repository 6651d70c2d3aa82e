import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFault } from '../../../src/core/shape/jsonFault';
import { plainJsonFaults } from '../../../src/core/shape/plainJsonFaults';

const nested = (levels: number, inner: unknown, wrap: (value: unknown) => unknown): unknown =>
  levels === 0 ? inner : wrap(nested(levels - 1, inner, wrap));

describe('jsonFault', () => {
  it('finds none in what JSON gives, and what is left out counts as left out', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        expect(jsonFault(value)).toBeUndefined();
      }),
    );
    expect(jsonFault({ absent: undefined, bare: Object.create(null) })).toBeUndefined();
  });

  it.each([
    ['no plain JSON', [Number.NaN, Number.POSITIVE_INFINITY, undefined, 1n, () => 1, Symbol('s')]],
    ['of a class, so no plain JSON', [new Date(0), new Map(), new Uint8Array(2), new Error('e')]],
  ])('names the place of what is %s', (message, values) => {
    for (const bad of values) {
      expect(jsonFault(bad)).toEqual({ message, path: '' });
      expect(jsonFault([0, bad])).toEqual({ message, path: '[1]' });
      expect(jsonFault({ list: [{ 'a.b': [bad] }] })).toEqual({ message, path: 'list[0].a.b[0]' });
      expect(jsonFault([{ a: bad === undefined ? Number.NaN : bad }])).toEqual({ message, path: '[0].a' });
    }
  });

  it('finds what is deeper than a hundred levels, of lists and of objects alike', () => {
    for (const wrap of [(value: unknown) => [value], (value: unknown) => ({ in: value })]) {
      expect(jsonFault(nested(100, 1, wrap))).toBeUndefined();
      for (const levels of [101, 5_000]) {
        expect(jsonFault(nested(levels, 1, wrap))).toEqual({
          message: 'deeper than 100 levels',
          path: expect.stringMatching(/^(\[0\]|\.?in){100}$/),
        });
      }
    }
  });
});

describe('plainJsonFaults', () => {
  it('says of a fault where it is, and nothing of a value that is one itself', () => {
    expect(plainJsonFaults({ a: 1 })).toEqual([]);
    expect(plainJsonFaults({ a: [Number.NaN] })).toEqual([
      { code: 'parse/malformed', message: 'no plain JSON', path: 'a[0]' },
    ]);
    expect(plainJsonFaults(Number.NaN)).toStrictEqual([
      { code: 'parse/malformed', message: 'no plain JSON' },
    ]);
  });
});
