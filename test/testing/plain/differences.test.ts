import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences, valueAt } from '../../../src/testing/plain/differences';
import { isSame } from '../../../src/testing/plain/jsonText';
import { plainJson, turned } from './arbitraries';

describe('differences', () => {
  it.each([
    [1, 1, []],
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, []],
    [1, 2, [[]]],
    [{ a: 1, b: 2, c: 3 }, { a: 1, b: 3, c: 4 }, [['b'], ['c']]],
    [
      { sides: [{ aim: 1 }, { aim: 2 }] },
      { sides: [{ aim: 3 }, { aim: 4 }] },
      [
        ['sides', '0', 'aim'],
        ['sides', '1', 'aim'],
      ],
    ],
    // What only one of them has.
    [{ a: 1 }, { b: 1 }, [['a'], ['b']]],
    [[1], [1, 2, 3], [['1'], ['2']]],
    [{}, { toString: 1, constructor: {} }, [['toString'], ['constructor']]],
    // Nothing in common.
    [{ a: 1 }, { a: { b: 1, c: 2 } }, [['a']]],
    [{ a: { b: 1, c: 2 } }, { a: 1 }, [['a']]],
    [{ a: null }, { a: { b: 1 } }, [['a']]],
    [{ a: { b: 1 } }, { a: null }, [['a']]],
    [[1, 2], { 0: 3, 1: 4 }, [[]]],
    [{ a: [1] }, { a: { 0: 2 } }, [['a']]],
  ])('of %j and %j: %j', (one, other, places) => {
    expect(differences(one, other)).toEqual(places);
  });

  it('lists places at which the values differ, and none where they are the same', () => {
    fc.assert(
      fc.property(plainJson, plainJson, (one, other) => {
        const places = differences({ here: one, same: 1 }, { same: 1, here: other });
        expect(places.length === 0).toBe(isSame(one, other));
        for (const place of places) {
          expect(place[0]).toBe('here');
          expect(isSame(valueAt({ here: one }, place), valueAt({ here: other }, place))).toBe(false);
        }
        expect(differences(one, turned(one, false))).toEqual([]);
      }),
    );
  });
});

describe('valueAt', () => {
  const state = { left: null, turn: 'Ann', sides: [{ aim: 2 }] };

  it.each([
    [[], state],
    [['left'], null],
    [['sides', '0'], { aim: 2 }],
    [['sides', '0', 'aim'], 2],
  ])('finds what stands at %j', (place, value) => {
    expect(valueAt(state, place)).toEqual(value);
  });

  it.each([
    [['right']],
    [['right', 'aim']],
    [['left', 'aim']],
    [['turn', 'length']],
    [['sides', '1']],
    [['sides', '1', 'aim']],
    [['toString']],
    [['sides', '0', 'constructor']],
  ])('finds nothing at %j', (place) => {
    expect(valueAt(state, place)).toBeUndefined();
  });
});
