import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactly, exactVariant } from '../../../src/core/shape/exactly';
import { jsonFault } from '../../../src/core/shape/jsonFault';
import { list, optional, text } from '../../../src/core/shape/shapes';

const shape = exactly({ id: text, note: optional(text) });

describe('an exact shape', () => {
  it('finds every member that it does not name, behind what is wrong with the others', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), (names) => {
        const others = names.filter((name) => name !== 'id' && name !== 'note');
        const value = Object.fromEntries([...others.map((name) => [name, 1] as const), ['id', 'a'] as const]);
        const found = shape(value);
        expect(found.map(({ path }) => path).sort()).toEqual([...others].sort());
        expect(found.every(({ kind }) => kind === 'unknown')).toBe(true);
      }),
    );
    expect(shape({ id: 3, more: 1 }).map(({ kind, path }) => [kind, path])).toEqual([
      ['text', 'id'],
      ['unknown', 'more'],
    ]);
  });

  it('takes what is undefined for absent, and is no shape for anything else than objects', () => {
    expect(shape({ id: 'a', more: undefined })).toEqual([]);
    for (const wrong of [null, [], 'id', 3]) expect(shape(wrong)).toMatchObject([{ kind: 'object' }]);
  });

  it('lets pass what it knows by name only, whatever it is', () => {
    const head = exactly({ id: text }, ['body']);
    for (const body of [undefined, null, 7, { more: 1 }]) expect(head({ id: 'a', body })).toEqual([]);
    expect(head({ id: 'a', bodies: 7 })).toMatchObject([{ kind: 'unknown', path: 'bodies' }]);
  });

  it('may hang on what a member says', () => {
    const either = exactVariant('kind', { crew: { names: list(text) }, lone: {} });
    expect(either({ kind: 'crew', names: ['a'] })).toEqual([]);
    expect(either({ kind: 'lone' })).toEqual([]);
    expect(either({ kind: 'lone', names: [] })).toMatchObject([{ kind: 'unknown', path: 'names' }]);
    expect(either({ kind: 'crew', names: [1], more: 2 })).toMatchObject([
      { kind: 'text', path: 'names[0]' },
      { kind: 'unknown', path: 'more' },
    ]);
    expect(either({ kind: 'none' })).toMatchObject([{ kind: 'value', path: 'kind' }]);
  });
});

describe('plain JSON', () => {
  it('is whatever comes from JSON, up to 100 levels', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => jsonFault(value) === undefined));
    const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`);
    expect(jsonFault(nested(100))).toBeUndefined();
    for (const levels of [101, 30_000]) expect(jsonFault(nested(levels))?.path).toBe('[0]'.repeat(100));
  });

  it('is nothing else, and the place is named', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    for (const odd of [Number.NaN, 3n, () => 1, new Date(0), new Map(), Symbol('s'), circle]) {
      expect(jsonFault({ a: [{ b: odd }] })?.path).toMatch(/^a\[0\]\.b/);
    }
    expect(jsonFault(undefined)?.path).toBe('');
    expect(jsonFault({ a: undefined })).toBeUndefined();
  });
});
