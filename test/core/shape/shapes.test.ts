import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactly } from '../../../src/core/shape/exactly';
import { placeIn } from '../../../src/core/shape/placeIn';
import type { Shape } from '../../../src/core/shape/shape';
import { type ShapeKind, SOUND } from '../../../src/core/shape/shapeFault';
import {
  between,
  flag,
  list,
  members,
  method,
  oneOf,
  optional,
  orBare,
  orNull,
  text,
  variant,
  whole,
} from '../../../src/core/shape/shapes';
import { shapeViolations } from '../../../src/core/shape/shapeViolations';
import { shown } from '../../../src/core/shape/shown';
import { deepFreeze } from '../../deepFreeze';

const crewShape = list(members({ name: text, age: optional(whole(0, 99)) }));
const shipShape: Shape = members({
  id: text,
  afloat: flag,
  captain: orNull(text),
  crew: crewShape,
  berth: variant('at', { harbour: members({ quay: whole(1) }), sea: members({ depth: depth() }) }),
});

function depth(): Shape {
  return between('a depth', 0, 11_000);
}

const name = fc.string({ minLength: 1 });
const ship = fc.record({
  id: name,
  afloat: fc.boolean(),
  captain: fc.option(name),
  crew: fc.array(fc.record({ name, age: fc.integer({ min: 0, max: 99 }) }, { requiredKeys: ['name'] }), {
    maxLength: 4,
  }),
  berth: fc.oneof(
    fc.record({ at: fc.constant('harbour'), quay: fc.integer({ min: 1 }) }),
    fc.record({ at: fc.constant('sea'), depth: fc.double({ min: 0, max: 11_000, noNaN: true }) }),
  ),
});

/** The kinds of what is wrong, with the places. */
function faults<Kind extends string>(shape: Shape<Kind>, value: unknown): readonly string[] {
  return shape(value).map(({ kind, path = '' }) => `${kind} ${path}`.trim());
}

/** What stands at a place, and whether anything can. */
function at(value: unknown, path: string): unknown {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  return steps.reduce<unknown>((owner, step) => (owner as { [step: string]: unknown })[step], value);
}

describe('a shape', () => {
  it('finds nothing in what has it, frozen or not, whatever else it holds', () => {
    fc.assert(
      fc.property(ship, fc.jsonValue(), (sound, more) => {
        expect(shipShape(deepFreeze(sound))).toEqual([]);
        expect(shipShape(JSON.parse(JSON.stringify({ more, ...sound })))).toEqual([]);
      }),
    );
  });

  it('makes nothing new for what has it', () => {
    const sound = { names: ['Bo'] };
    expect(members({ names: list(text) })(sound)).toBe(SOUND);
    expect(members({ names: list(text), note: optional(text) })(sound)).toBe(SOUND);
    expect(exactly({ names: list(text) })(sound)).toBe(SOUND);
    expect(shapeViolations(list(text), ['Bo'], (kind) => kind)).toBe(SOUND);
  });

  it('takes anything at all, and tells of places that are there or lacking', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const { message, path } of shipShape(value)) {
          expect(message).toMatch(/^expected .*, got /s);
          if (path === undefined)
            expect(typeof value !== 'object' || !value || Array.isArray(value)).toBe(true);
        }
      }),
    );
  });

  it('names the very place that was spoilt', () => {
    const places = ['id', 'afloat', 'captain', 'crew', 'crew[0]', 'crew[0].name', 'crew[0].age', 'berth'];
    const manned = ship.map((sound) => ({ ...sound, crew: [{ name: 'Bo', age: 3 }, ...sound.crew] }));
    fc.assert(
      fc.property(manned, fc.constantFrom(...places), (sound, place) => {
        const spoilt = structuredClone(sound) as { [name: string]: unknown };
        const steps = place.match(/[^.[\]]+/g) as string[];
        const last = steps.pop() as string;
        const owner = at(spoilt, steps.join('.')) as { [name: string]: unknown };
        owner[last] = Symbol.iterator;
        const found = shipShape(spoilt);
        expect(found.map(({ path }) => path)).toEqual([place]);
        expect(at(spoilt, found[0]?.path ?? '')).toBe(Symbol.iterator);
      }),
    );
  });

  it('lists every fault, in the order of the members', () => {
    const wrong = {
      id: '',
      afloat: 'yes',
      crew: [{ name: 'Bo' }, null, { age: 1.5 }, { name: 'Jo', age: 100 }],
      berth: { at: 'sea', depth: -1 },
    };
    expect(faults(shipShape, wrong)).toEqual([
      'text id',
      'flag afloat',
      'text captain',
      'object crew[1]',
      'text crew[2].name',
      'whole crew[2].age',
      'range crew[3].age',
      'number berth.depth',
    ]);
    expect(faults(shipShape, [])).toEqual(['object']);
    expect(faults(crewShape, { length: 1 })).toEqual(['list']);
  });

  it('copes with a long list of nothing but faults', () => {
    expect(crewShape(Array.from({ length: 200_000 }))).toHaveLength(200_000);
  });
});

describe('single values', () => {
  it.each<[string, Shape, readonly unknown[], readonly unknown[]]>([
    ['text', text, ['a', ' ', '__proto__'], ['', 0, null, undefined, ['a']]],
    ['flag', flag, [true, false], ['true', 0, null, undefined]],
    ['function', method, [() => 1, class {}], ['f', {}, undefined]],
    ['whole', whole(0), [0, -0, 7, Number.MAX_SAFE_INTEGER], [0.5, Number.NaN, '7', 1e300, null]],
    ['range', whole(1, 6), [1, 6], [0, 7, -1]],
    ['range', whole(Number.MIN_SAFE_INTEGER, 0), [0, -7], [1]],
    ['number', depth(), [0, 0.5, 11_000], [-0.1, 11_001, Number.NaN, Number.POSITIVE_INFINITY, '5', null]],
    ['value', oneOf(['a', null, 3]), ['a', null, 3], ['b', undefined, '3']],
  ])('%s', (kind, shape, sound, wrong) => {
    for (const value of sound) expect(shape(value)).toEqual([]);
    for (const value of wrong) expect(shape(value)).toMatchObject([{ kind }]);
  });

  it('say what was expected and what was got', () => {
    const message = (shape: Shape, value: unknown) => shape(value)[0]?.message;
    expect(message(whole(), 'x')).toBe('expected a whole number, got "x"');
    expect(message(whole(1), 0)).toBe('expected a whole number from 1, got 0');
    expect(message(whole(1, 6), 7)).toBe('expected a whole number from 1 to 6, got 7');
    expect(message(whole(Number.MIN_SAFE_INTEGER, 0), 1)).toBe('expected a whole number up to 0, got 1');
    expect(message(oneOf([true]), 1)).toBe('expected true, got 1');
    expect(message(oneOf(['a', 'b']), [])).toBe('expected a or b, got a list');
    expect(message(oneOf(['a', 'b', 'c']), {})).toBe('expected one of a, b, c, got an object');
    expect(whole(1, 6)(7)[0]?.facts).toEqual({ value: 7 });
    expect([undefined, null, true, () => 1, 1n].map(shown)).toEqual([
      'nothing',
      'null',
      'true',
      'a function',
      'a bigint',
    ]);
  });
});

describe('what may be left out', () => {
  it('is undefined, null, or an object without members', () => {
    expect(faults(optional(text), undefined)).toEqual([]);
    expect(faults(optional(text), null)).toEqual(['text']);
    expect(faults(orNull(text), null)).toEqual([]);
    expect(faults(orNull(text), undefined)).toEqual(['text']);
    for (const nothing of [undefined, null, 3, 'x', []]) {
      expect(faults(orBare(members({ id: text, size: optional(text) })), nothing)).toEqual(['text id']);
    }
  });

  it('is no variant: what it is has to be said, and only what is known', () => {
    const shape = variant('at', { sea: members({ depth: depth() }) });
    for (const said of [undefined, 'toString', '__proto__', 3, ['sea'], { toString: () => 'sea' }]) {
      expect(faults(shape, { at: said })).toEqual(['value at']);
    }
    expect(faults(shape, null)).toEqual(['object']);
  });
});

describe('violations', () => {
  const codeOf = (kind: ShapeKind) => `ship/${kind}`;

  it('have the codes of whoever asks, and places inside of the place asked about', () => {
    const crew = [{ name: 'Bo', age: 120 }];
    expect(shapeViolations(crewShape, crew, codeOf, 'fleet.crew')).toEqual([
      {
        code: 'ship/range',
        message: 'expected a whole number from 0 to 99, got 120',
        path: 'fleet.crew[0].age',
        facts: { value: 120 },
      },
    ]);
    expect(shapeViolations(text, 3, codeOf)).toEqual([
      { code: 'ship/text', message: 'expected a text, got 3' },
    ]);
    expect(shapeViolations(text, 'x', codeOf, 'id')).toEqual([]);
  });

  it('name places as people write them', () => {
    expect(placeIn('', 'a')).toBe('a');
    expect(placeIn('a')).toBe('a');
    expect(placeIn('a', 'b[0]')).toBe('a.b[0]');
    expect(placeIn('a', '[0].b')).toBe('a[0].b');
  });
});
