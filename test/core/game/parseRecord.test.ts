import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerQuestion,
  askAction,
  correct,
  isWargameError,
  parseRecord,
  playAction,
  replay,
  scriptedDice,
  startMatch,
} from 'wargame-rules';
import { deepFreeze } from '../../deepFreeze';
import { anyPlayable, playedMatch, raceSetup, throughJson } from './arbitraries';
import { code } from './changes';
import { race } from './race';

/** A record with everything in it that a record can hold. */
const full = (() => {
  const start = startMatch(race, raceSetup, scriptedDice([6, 1]));
  const rolled = playAction(race, start, { type: 'roll', player: 'Ann' }, scriptedDice([5]));
  const kept = playAction(race, rolled, { type: 'keep', player: 'Ann' });
  const agreed = ['Ann', 'Ben'];
  const action = { type: 'push', player: 'Ann' } as const;
  const pushed = correct(race, kept, { step: 1, agreed, action }, scriptedDice([4, 1])).match;
  const next = playAction(race, pushed, { type: 'roll', player: 'Ben' }, scriptedDice([2]));
  return deepFreeze(
    answerQuestion(race, askAction(race, next, { type: 'push', player: 'Ben' }).match, [6]).match,
  );
})();

/** The same JSON with something else at a path. */
function at(path: readonly (string | number)[], value: unknown): unknown {
  const copy = throughJson(full.record) as unknown;
  let owner = copy as { [name: string | number]: unknown };
  for (const name of path.slice(0, -1)) owner = owner[name] as typeof owner;
  const last = path.at(-1) ?? '';
  if (value === undefined) delete owner[last];
  else owner[last] = value;
  return copy;
}

/** Every path in a value, down to the leaves. */
function pathsIn(
  value: unknown,
  path: readonly (string | number)[] = [],
): readonly (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const members = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...members.flatMap(([name, member]) => pathsIn(member, [...path, name]))];
}

describe('parseRecord', () => {
  it('reads what play writes, as text or as JSON, and replays it', () => {
    fc.assert(
      fc.property(anyPlayable, fc.integer(), fc.integer(), ({ game, setup }, seed, bots) => {
        const match = deepFreeze(playedMatch({ game, setup }, seed, bots));
        const text = JSON.stringify(match.record);
        expect(parseRecord(game, text)).toEqual(match.record);
        expect(parseRecord(game, JSON.parse(text))).toEqual(match.record);
        expect(replay(game, parseRecord(game, text))).toEqual(match);
      }),
      { numRuns: 30 },
    );
  });

  it('reads corrections, a question that is open, and a seed with a path', () => {
    const record = parseRecord(race, JSON.stringify(full.record));
    expect(record).toEqual(full.record);
    expect(replay(race, record)).toEqual(full);
    const { record: seeded } = startMatch(race, raceSetup, { seed: [41, 'club', 3] });
    expect(parseRecord(race, throughJson(seeded))).toEqual(seeded);
  });

  it('reads dice that nobody said the purpose of, and a correction that takes a step out', () => {
    const terse: typeof race = {
      ...race,
      apply: (state, action, dice) => race.apply(state, action, { roll: (sides) => dice.roll(sides) }),
    };
    const start = startMatch(terse, raceSetup, scriptedDice([6, 1]));
    const rolled = playAction(terse, start, { type: 'roll', player: 'Ann' }, scriptedDice([5]));
    const pushed = playAction(terse, rolled, { type: 'push', player: 'Ann' }, scriptedDice([4, 1]));
    const { record } = correct(terse, pushed, { step: 1, agreed: ['Ann', 'Ben'] }).match;
    expect(record.steps[0]?.faces).toStrictEqual([{ face: 5, sides: 6 }]);
    expect(record.corrections[0]).not.toHaveProperty('action');
    expect(parseRecord(terse, JSON.stringify(record))).toStrictEqual(record);
  });

  it('shares nothing with what it is given', () => {
    const json = throughJson(full.record) as unknown as { steps: unknown[] };
    const record = parseRecord(race, json);
    json.steps.length = 0;
    expect(record).toEqual(full.record);
  });

  it.each([
    '',
    'steps[1]',
    'steps[1].faces[0]',
    'setupFaces[0]',
    'corrections[0]',
    'corrections[0].was[0]',
    'pending',
  ])('refuses what it does not know at "%s"', (place) => {
    const path = [...(place.match(/[^.[\]]+/g) ?? []), 'extra'];
    const named = place === '' ? 'extra' : `${place}.extra`;
    expect(() => parseRecord(race, at(path, 0))).toThrow(code('record/malformed', named));
  });

  it('refuses other formats, games and versions before it looks at anything else', () => {
    expect(() => parseRecord(race, { format: 2, game: 'race', version: 1 })).toThrow(
      code('record/newer-format', 'format'),
    );
    expect(() => parseRecord(race, { format: 1, game: 'ambush', version: 1 })).toThrow(
      code('record/wrong-game', 'game'),
    );
    expect(() => parseRecord(race, { format: 1, game: 'race', version: 3 })).toThrow(
      code('record/newer-version', 'version'),
    );
  });

  it('refuses what is no record at all', () => {
    expect(() => parseRecord(race, '{"format":1')).toThrow(code('record/not-json'));
    expect(() => parseRecord(race, '')).toThrow(code('record/not-json'));
    for (const wrong of [null, undefined, 3, true, [], '3', 'null', '[]', {}, '{}']) {
      expect(() => parseRecord(race, wrong)).toThrow(code('record/malformed'));
    }
    // There is no place to name in what has none.
    expect(() => parseRecord(race, [])).toThrow(
      expect.objectContaining({ violations: [{ code: 'record/malformed', message: expect.any(String) }] }),
    );
  });

  it.each<[readonly (string | number)[], unknown, string, string]>([
    [['format'], 0, 'record/malformed', 'format'],
    [['version'], 1.5, 'record/malformed', 'version'],
    [['version'], 1e308, 'record/malformed', 'version'],
    [['game'], 7, 'record/malformed', 'game'],
    [['seed'], 1.5, 'record/malformed', 'seed'],
    [['seed'], { seed: 1 }, 'record/malformed', 'seed'],
    [['seed'], [1, [2]], 'record/malformed', 'seed[1]'],
    [['seed'], Number.NaN, 'record/malformed', 'seed'],
    [['setup'], undefined, 'record/bad-setup', 'setup'],
    [['setup', 'length'], Number.POSITIVE_INFINITY, 'record/malformed', 'setup.length'],
    [['setup', 'length'], 1001, 'record/bad-setup', 'setup'],
    [['setupFaces'], undefined, 'record/malformed', 'setupFaces'],
    [['setupFaces', 0], 6, 'record/malformed', 'setupFaces[0]'],
    [['setupFaces', 1, 'face'], 7, 'record/malformed', 'setupFaces[1].face'],
    [['setupFaces', 1, 'face'], 0, 'record/malformed', 'setupFaces[1].face'],
    [['setupFaces', 1, 'face'], '1', 'record/malformed', 'setupFaces[1].face'],
    [['setupFaces', 1, 'sides'], 1e9, 'record/malformed', 'setupFaces[1].sides'],
    [['setupFaces', 1, 'label'], null, 'record/malformed', 'setupFaces[1].label'],
    [['checksum'], undefined, 'record/malformed', 'checksum'],
    [['steps'], { length: 2 }, 'record/malformed', 'steps'],
    [['steps', 1], null, 'record/malformed', 'steps[1]'],
    [['steps', 1, 'action'], undefined, 'record/bad-action', 'steps[1].action'],
    [['steps', 1, 'action', 'type'], 'fly', 'record/bad-action', 'steps[1].action'],
    [['steps', 1, 'faces'], null, 'record/malformed', 'steps[1].faces'],
    [['steps', 1, 'faces', 0, 'face'], 2.5, 'record/malformed', 'steps[1].faces[0].face'],
    [['steps', 1, 'checksum'], 1, 'record/malformed', 'steps[1].checksum'],
    [['corrections'], undefined, 'record/malformed', 'corrections'],
    [['corrections', 0, 'checksum'], 7, 'record/malformed', 'corrections[0].checksum'],
    [['corrections', 0, 'step'], -1, 'record/malformed', 'corrections[0].step'],
    [['corrections', 0, 'agreed', 1], 2, 'record/malformed', 'corrections[0].agreed[1]'],
    [['corrections', 0, 'action', 'player'], undefined, 'record/bad-action', 'corrections[0].action'],
    [['corrections', 0, 'was', 0, 'action'], [], 'record/bad-action', 'corrections[0].was[0].action'],
    [['pending'], null, 'record/malformed', 'pending'],
    [['pending', 'faces', 0, 'sides'], undefined, 'record/malformed', 'pending.faces[0].sides'],
    [['pending', 'action', 'type'], 1, 'record/bad-action', 'pending.action'],
  ])('names the place of %j when it is %j', (path, value, wanted, named) => {
    expect(() => parseRecord(race, at(path, value))).toThrow(code(wanted, named));
  });

  it('gives the reasons of the game for a set-up or an action', () => {
    expect(() => parseRecord(race, at(['steps', 0, 'action', 'type'], 'fly'))).toThrow(
      expect.objectContaining({
        violations: [
          expect.objectContaining({
            facts: {
              reasons: [
                { code: 'race/unknown-action', message: 'refused: race/unknown-action', path: 'type' },
              ],
            },
          }),
        ],
      }),
    );
  });

  it('takes only what is there itself for a member, and is not fooled by __proto__', () => {
    const inherited = Object.create(full.record) as unknown;
    expect(() => parseRecord(race, inherited)).toThrow(code('record/malformed'));
    const text = JSON.stringify(full.record);
    const fooling = text.replace('"steps":', '"__proto__":{"polluted":true},"stops":');
    expect(() => parseRecord(race, fooling)).toThrow(code('record/malformed', '__proto__'));
    expect(() => parseRecord(race, text.replace('"steps":', '"stops":'))).toThrow(
      code('record/malformed', 'stops'),
    );
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    const player = text.replaceAll('"Ann"', '"__proto__"');
    expect(() => replay(race, parseRecord(race, player))).toThrow(code('record/plays-differently'));
  });

  it('refuses what JSON can not hold, and circles and depths that would overflow the stack', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    const deep = JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as unknown;
    for (const wrong of [Number.NaN, 3n, () => 1, new Date(0), new Map(), circle, deep, Symbol('s')]) {
      expect(() => parseRecord(race, at(['setup', 'extra'], wrong))).toThrow(code('record/malformed'));
    }
  });

  it('tells what is of a class from what is too deep', () => {
    class Saved {
      readonly format = 1;
    }
    for (const wrong of [new TextEncoder().encode(JSON.stringify(full.record)), new Saved(), new Map()]) {
      expect(() => parseRecord(race, wrong)).toThrow('of a class, so no plain JSON');
    }
    const deep = JSON.parse('['.repeat(101) + ']'.repeat(101)) as unknown;
    expect(() => parseRecord(race, deep)).toThrow('deeper than 100 levels');
  });

  it('reads or refuses with a typed error, whatever is put in whatever place', () => {
    const places = pathsIn(full.record).slice(1);
    const anything = fc.oneof(
      fc.constantFrom<unknown>(
        null,
        undefined,
        -1,
        0,
        1e300,
        '',
        '__proto__',
        [],
        {},
        true,
        '6',
        Number.NaN,
        [null],
      ),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...places), anything, (path, value) => {
        // Without its open question it is a record as well.
        fc.pre(path[0] !== 'pending' || path.length > 1 || value !== undefined);
        try {
          const record = parseRecord(race, at(path, value));
          // Shape and sense are two things: replay has the last word.
          expect(replay(race, record).record).toEqual(full.record);
        } catch (error) {
          if (!isWargameError(error)) throw error;
          expect(error.code).toMatch(/^record\//);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
