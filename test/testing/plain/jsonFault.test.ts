import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFault } from '../../../src/testing/plain/jsonFault';
import { plainJson } from './arbitraries';

class Hand {
  readonly cards = 3;
}

/** What is no JSON, and what it is called. */
const FAULTS: readonly (readonly [what: string, make: () => unknown])[] = [
  ['undefined', () => undefined],
  ['function', () => () => 1],
  ['symbol', () => Symbol('ace')],
  ['bigint', () => 1n],
  ['NaN', () => Number.NaN],
  ['Infinity', () => Number.POSITIVE_INFINITY],
  ['-Infinity', () => Number.NEGATIVE_INFINITY],
  ['-0', () => -0],
  ['a Map', () => new Map([['ace', 1]])],
  ['a Set', () => new Set([1])],
  ['a Date', () => new Date(0)],
  ['a RegExp', () => /ace/],
  ['a Hand', () => new Hand()],
  ['a nameless class', () => new (class {})()],
  ['a nameless class', () => Object.create(Object.create(null))],
];

/** A list in which one place was never filled. */
function holed(): readonly number[] {
  const list: number[] = [];
  list[0] = 1;
  list[2] = 3;
  return list;
}

describe('jsonFault', () => {
  it('finds nothing in plain JSON, however deep', () => {
    fc.assert(fc.property(plainJson, (value) => jsonFault(value) === undefined));
  });

  it('finds nothing in an object without a prototype', () => {
    const bare = Object.assign(Object.create(null), { cards: [1] });
    expect(jsonFault(bare)).toBeUndefined();
    expect(jsonFault({ bare })).toBeUndefined();
  });

  it.each(FAULTS)('says that it is %s, and where it stands', (what, make) => {
    expect(jsonFault(make())).toBe(what);
    expect(jsonFault({ left: make() })).toBe(`left: ${what}`);
    expect(jsonFault([0, make()])).toBe(`[1]: ${what}`);
    expect(jsonFault({ sides: [{}, { hand: { top: make() } }] })).toBe(`sides[1].hand.top: ${what}`);
    expect(jsonFault([[{ a: 1 }, { left: make() }]])).toBe(`[0][1].left: ${what}`);
  });

  it('finds what a list lacks', () => {
    expect(jsonFault(holed())).toBe('[1]: undefined');
    expect(jsonFault({ faces: holed() })).toBe('faces[1]: undefined');
  });

  it('tells of the first of several', () => {
    expect(jsonFault({ one: [1, Number.NaN], two: undefined })).toBe('one[1]: NaN');
    expect(jsonFault({ two: undefined, one: [1, Number.NaN] })).toBe('two: undefined');
  });

  it('finds circles, wherever they close', () => {
    const ring: { next?: unknown } = {};
    ring.next = { back: [ring] };
    expect(jsonFault(ring)).toBe('next.back[0]: a circle');
    expect(jsonFault({ ring })).toBe('ring.next.back[0]: a circle');
    const list: unknown[] = [1];
    list.push(list);
    expect(jsonFault(list)).toBe('[1]: a circle');
  });

  it('takes no offence at what stands in two places', () => {
    const same = { aim: 1 };
    expect(jsonFault({ left: same, right: same, both: [same, [same]] })).toBeUndefined();
  });
});
