import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference, isSame, jsonText, shown, unorderedText } from '../../../src/testing/plain/jsonText';
import { plainJson, turned } from './arbitraries';

/** Values of which each is something else. */
const DIFFERENT: readonly unknown[] = [
  null,
  false,
  0,
  1,
  12,
  '1',
  '',
  'null',
  [],
  [1],
  [12],
  [1, 1],
  [1, 2],
  [[1], 2],
  [[1, 2]],
  [null],
  ['1'],
  {},
  { 0: 1 },
  { a: 1 },
  { a: '1' },
  { a: null },
  { b: 1 },
  { a: 1, b: 2 },
  { 'a:1,b': 2 },
  { a: { b: 2 } },
  { a: [1] },
  { a: { 0: 1 } },
  [{ a: 1 }],
];

describe('jsonText', () => {
  it('is JSON, with the members in the order of their names', () => {
    expect(jsonText({ d: 1, b: [{ z: null, y: 'x' }, 2], c: {}, a: true })).toBe(
      '{"a":true,"b":[{"y":"x","z":null},2],"c":{},"d":1}',
    );
    expect(jsonText([3, 1, 2])).toBe('[3,1,2]');
    expect([null, 'null', 0].map(jsonText)).toEqual(['null', '"null"', '0']);
  });

  it('has a text for nothing', () => {
    expect(jsonText(undefined)).toBe('undefined');
  });

  it('hangs on no order of members, and holds all of the value', () => {
    fc.assert(
      fc.property(plainJson, (value) => {
        expect(jsonText(turned(value, false))).toBe(jsonText(value));
        expect(JSON.parse(jsonText(value))).toEqual(value);
      }),
    );
  });
});

describe('unorderedText', () => {
  it('hangs on no order of members or lists, at any depth', () => {
    expect(unorderedText([2, { b: [1, 2], a: 3 }])).toBe(unorderedText([{ a: 3, b: [2, 1] }, 2]));
    fc.assert(
      fc.property(plainJson, (value) => {
        expect(unorderedText(turned(value, true))).toBe(unorderedText(value));
      }),
    );
  });

  it('tells apart all else', () => {
    expect(new Set(DIFFERENT.map(unorderedText)).size).toBe(DIFFERENT.length);
  });
});

describe('isSame', () => {
  it('is whether two values have the same text', () => {
    for (const one of DIFFERENT) {
      for (const other of DIFFERENT) {
        expect(isSame(one, turned(other, false)), `${jsonText(one)}, ${jsonText(other)}`).toBe(one === other);
      }
    }
    fc.assert(
      fc.property(plainJson, plainJson, (one, other) => {
        expect(isSame(one, turned(structuredClone(one), false))).toBe(true);
        expect(isSame(one, other)).toBe(jsonText(one) === jsonText(other));
      }),
    );
  });

  it('is not misled by what every object inherits', () => {
    expect(isSame({ toString: Object.prototype.toString }, { valueOf: 1 })).toBe(false);
    expect(isSame({ valueOf: 1 }, { toString: Object.prototype.toString })).toBe(false);
  });
});

describe('difference', () => {
  it.each([
    [1, 2, '1 against 2'],
    ['a', null, '"a" against null'],
    [{ aim: 1 }, { aim: 2 }, 'aim: 1 against 2'],
    [[1, 2], [1, 3], '[1]: 2 against 3'],
    [[{ aim: 1 }], [{ aim: 2 }], '[0].aim: 1 against 2'],
    [{ sides: [{ hand: [4] }] }, { sides: [{ hand: [5] }] }, 'sides[0].hand[0]: 4 against 5'],
    [{ a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }, 'a.b.c: 1 against 2'],
    [[[1]], [[2]], '[0][0]: 1 against 2'],
    // What only one of them has.
    [{ aim: 1 }, { aim: 1, left: 2 }, 'left: undefined against 2'],
    [{ aim: 1, left: 2 }, { aim: 1 }, 'left: 2 against undefined'],
    [[1], [1, 2], '[1]: undefined against 2'],
    [{}, { toString: 1 }, 'toString: undefined against 1'],
    [{ valueOf: 1 }, {}, 'valueOf: 1 against undefined'],
    // Nothing in common.
    [{ hand: [1] }, { hand: { 0: 2 } }, 'hand: [1] against {"0":2}'],
    [{ hand: { 0: 2 } }, { hand: [1] }, 'hand: {"0":2} against [1]'],
    [{ hand: [1] }, { hand: 1 }, 'hand: [1] against 1'],
    [{ hand: 1 }, { hand: [1] }, 'hand: 1 against [1]'],
    [{ hand: null }, { hand: {} }, 'hand: null against {}'],
    [{ hand: {} }, { hand: null }, 'hand: {} against null'],
    // The first of several, past what is the same.
    [{ a: 1, b: 2, c: 3 }, { a: 1, c: 4, b: 5 }, 'b: 2 against 5'],
    [{ a: [1, 2], b: 2 }, { a: [1, 2], b: 3 }, 'b: 2 against 3'],
    // None.
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, 'no difference'],
    [null, null, 'no difference'],
  ])('of %j and %j: %s', (one, other, told) => {
    expect(difference(one, other)).toBe(told);
  });
});

describe('shown', () => {
  it('is all of a short value as JSON', () => {
    expect(shown({ aim: [1, 'a'] })).toBe('{"aim":[1,"a"]}');
    expect(shown(undefined)).toBe('undefined');
    expect(shown('x'.repeat(198))).toBe(`"${'x'.repeat(198)}"`);
  });

  it('is the first 200 letters of a long one', () => {
    expect(shown('x'.repeat(199))).toBe(`"${'x'.repeat(199)}…`);
    expect(shown(Array.from({ length: 1000 }, () => 1))).toBe(`[${'1,'.repeat(99)}1…`);
  });
});
