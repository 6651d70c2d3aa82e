import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFault } from '../../../src/core/shape/jsonFault';
import { NO_JSON, plainJsonFaults } from '../../../src/core/shape/plainJsonFaults';

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

  it('names the place of what is no JSON', () => {
    for (const bad of [
      Number.NaN,
      Number.POSITIVE_INFINITY,
      undefined,
      1n,
      () => 1,
      Symbol('s'),
      new Date(0),
      new Map(),
    ]) {
      expect(jsonFault(bad)).toBe('');
      expect(jsonFault([0, bad])).toBe('[1]');
      expect(jsonFault({ list: [{ 'a.b': [bad] }] })).toBe('list[0].a.b[0]');
    }
    expect(jsonFault([{ a: Number.NaN }])).toBe('[0].a');
  });

  it('finds what is deeper than a hundred levels, of lists and of objects alike', () => {
    for (const wrap of [(value: unknown) => [value], (value: unknown) => ({ in: value })]) {
      expect(jsonFault(nested(100, 1, wrap))).toBeUndefined();
      expect(jsonFault(nested(101, 1, wrap))).toMatch(/^(\[0\]|\.?in){100}$/);
      expect(jsonFault(nested(5_000, 1, wrap))).toMatch(/^(\[0\]|\.?in){100}$/);
    }
  });
});

describe('plainJsonFaults', () => {
  it('says of a fault where it is, and nothing of a value that is one itself', () => {
    expect(plainJsonFaults({ a: 1 })).toEqual([]);
    expect(plainJsonFaults({ a: [Number.NaN] })).toEqual([
      { code: 'parse/malformed', message: NO_JSON, path: 'a[0]' },
    ]);
    expect(plainJsonFaults(Number.NaN)).toStrictEqual([{ code: 'parse/malformed', message: NO_JSON }]);
  });
});
