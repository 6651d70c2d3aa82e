import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWargameError, seededDice } from 'wargame-rules';
import {
  ASTRONOMICON,
  checkHappening,
  checkObjectiveSet,
  checkStart,
  happen,
  type ObjectiveHappening,
  type ObjectiveSet,
  readObjectives,
  startObjectives,
} from 'wargame-rules/movable-objectives';
import { deepFreeze } from '../deepFreeze';
import { happening, startedSet } from './arbitraries';
import { BOY, battle, NOB, places, thrownBy } from './build';

const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  1e300,
  0.5,
  '',
  '__proto__',
  'constructor',
  true,
  [],
  {},
  [null],
  { length: 3 },
  () => 1,
];

/** Every place in a value: the keys that lead there. */
function pathsOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, member]) => pathsOf(member, [...path, key]));
  return [path, ...inner];
}

/** A copy with something else in one place. */
function spoilt(value: unknown, [key, ...rest]: readonly string[], what: unknown): unknown {
  if (key === undefined) return what;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = spoilt(copy[key], rest, what);
  return copy;
}

/** A value of which one place is spoilt. */
function spoiltOf<T>(sound: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return sound.chain((value) =>
    fc
      .tuple(fc.constantFrom(...pathsOf(value)), fc.constantFrom(...HOSTILE))
      .map(([path, what]) => spoilt(value, path, what) as T),
  );
}

describe('input that was tampered with', () => {
  it('is refused with a typed error, or is allowed; the set stays as it was', () => {
    fc.assert(
      fc.property(startedSet, spoiltOf(happening), (set, what) => {
        const before = JSON.stringify(set);
        const violations = checkHappening(set, what, ASTRONOMICON);
        for (const { code, message } of violations) {
          expect(code).toMatch(/^objective\//);
          expect(message).not.toBe('');
        }
        try {
          const { state } = happen(set, what, ASTRONOMICON, seededDice(1));
          expect(violations).toEqual([]);
          expect(checkObjectiveSet(state, ASTRONOMICON)).toEqual([]);
        } catch (error) {
          if (!isWargameError(error)) throw error;
          expect(error.violations).toEqual(violations);
        }
        expect(JSON.stringify(set)).toBe(before);
      }),
      { numRuns: 500 },
    );
  });

  it('names the path of what is wrong', () => {
    const set = battle([{ id: 'relic' }]);
    const claim = {
      type: 'claim',
      objective: 7,
      model: { ...BOY, kind: 'tank' },
      by: 'magic',
      touchedBy: ['boy', ''],
    };
    expect(places(checkHappening(set, claim as unknown as ObjectiveHappening, ASTRONOMICON))).toEqual([
      'objective/malformed at objective',
      'objective/malformed at model.kind',
      'objective/malformed at by',
      'objective/malformed at touchedBy[1]',
    ]);
    for (const distance of [Number.NaN, -1, Number.POSITIVE_INFINITY, '6', undefined, 1e10]) {
      const move = { type: 'move', carrier: 'boy', distance } as ObjectiveHappening;
      expect(places(checkHappening(set, move, ASTRONOMICON))).toEqual(['objective/malformed at distance']);
    }
    const unknown = { type: 'vanish' } as unknown as ObjectiveHappening;
    expect(places(checkHappening(set, unknown, ASTRONOMICON))).toEqual(['objective/malformed at type']);
    expect(thrownBy(() => happen(set, unknown, ASTRONOMICON, seededDice(1)))).toHaveLength(1);
  });

  it('takes `__proto__` for a name like any other', () => {
    const model = { ...BOY, id: '__proto__' };
    const set = battle([{ id: '__proto__' }]);
    const claim = {
      type: 'claim',
      objective: '__proto__',
      model,
      by: 'move',
      touchedBy: ['__proto__'],
    } as const;
    const { state } = happen(set, claim, ASTRONOMICON, seededDice(1));
    expect(state.objectives[0]?.place).toEqual({ kind: 'carried', by: model, holdsOn: false });
  });

  it('of a set-up is refused before anything is made of it', () => {
    const setup = {
      sides: ['red', 'blue'],
      objectives: [
        { id: 'relic', types: ['vital'], at: { x: 1, y: 2 } },
        { id: 'crate', carriedBy: NOB },
      ],
      turn: { side: 'red', phase: { name: 'movement', moment: 'end' } },
    } as const;
    fc.assert(
      fc.property(spoiltOf(fc.constant(setup)), (what) => {
        const faults = checkStart(what, ASTRONOMICON);
        const thrown = thrownBy(() => startObjectives(what, ASTRONOMICON));
        expect(thrown).toEqual(faults);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a set from outside', () => {
  it('is read if it is one, and refused with the path where it is not', () => {
    fc.assert(
      fc.property(spoiltOf(startedSet as fc.Arbitrary<unknown>), (value) => {
        const faults = checkObjectiveSet(value, ASTRONOMICON);
        expect(thrownBy(() => readObjectives(value, ASTRONOMICON))).toEqual(faults);
        if (faults.length === 0) expect(() => JSON.stringify(value)).not.toThrow();
      }),
      { numRuns: 300 },
    );
    const set: ObjectiveSet = battle([{ id: 'relic', carriedBy: BOY }, { id: 'crate' }]);
    const [relic, crate] = set.objectives;
    const twice = { ...set, objectives: [relic, { ...crate, place: relic?.place }] };
    expect(places(checkObjectiveSet(twice, ASTRONOMICON))).toEqual([
      'objective/hands-full at objectives[1].place.by',
    ]);
    const nowhere = { ...set, objectives: [{ ...relic, place: { kind: 'elsewhere' }, at: { x: 0 } }] };
    expect(places(checkObjectiveSet(nowhere, ASTRONOMICON))).toEqual([
      'objective/malformed at objectives[0].place.kind',
      'objective/malformed at objectives[0].at.y',
    ]);
  });

  it('holds nothing else: what an app keeps besides is not taken over, and refused in a set', () => {
    const boy = { ...BOY, painted: true };
    const base = { shape: 'round', diameter: 1, colour: 'red' } as const;
    const made = startObjectives(
      {
        sides: ['red', 'blue'],
        objectives: [
          { id: 'relic', carriedBy: boy, base },
          { id: 'crate', at: { x: 1, y: 2 } },
        ],
        turn: { side: 'red', phase: { name: 'movement', moment: 'start' } },
      },
      ASTRONOMICON,
    );
    expect(checkObjectiveSet(made, ASTRONOMICON)).toEqual([]);
    const places = pathsOf(made)
      .map((path) => path.slice(0, -1))
      .filter((path) => !['sides', 'types', 'objectives'].includes(path.at(-1) ?? ''));
    for (const path of places) {
      const set = structuredClone(made) as unknown;
      const owner = path.reduce((at, name) => (at as { [name: string]: unknown })[name], set);
      Object.assign(owner as object, { extra: 1 });
      expect(checkObjectiveSet(set, ASTRONOMICON)).toMatchObject([
        { code: 'objective/malformed', message: 'unknown member' },
      ]);
    }
  });
});

describe('every transition', () => {
  it('is a function of what it is given, and changes none of it', () => {
    fc.assert(
      fc.property(
        startedSet,
        fc.array(happening, { maxLength: 12 }),
        fc.integer(),
        (set, happenings, seed) => {
          const play = (): readonly string[] => {
            let state = set;
            const dice = seededDice(seed);
            return happenings.map((what) => {
              if (checkHappening(state, deepFreeze(what), ASTRONOMICON).length > 0) return 'refused';
              const step = happen(deepFreeze(state), what, ASTRONOMICON, dice);
              state = step.state;
              return JSON.stringify(step);
            });
          };
          expect(play()).toEqual(play());
        },
      ),
    );
  });

  it('leaves objectives that it does not concern the very same', () => {
    const set = battle([{ id: 'relic' }, { id: 'crate' }, { id: 'fuel' }]);
    const claim = { type: 'claim', objective: 'crate', model: BOY, by: 'move', touchedBy: ['boy'] } as const;
    const { state } = happen(set, claim, ASTRONOMICON, seededDice(1));
    expect(state.objectives.map((objective, index) => objective === set.objectives[index])).toEqual([
      true,
      false,
      true,
    ]);
  });
});
