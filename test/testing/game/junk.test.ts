import { describe, expect, it } from 'vitest';
import { WargameError } from 'wargame-rules';
import { parsed, refuseJunk } from '../../../src/testing/game/junk';
import { Broken } from '../../../src/testing/guard/broken';
import { brokenBy } from '../guard/broken';

const UNASKED = 'conformance-kit';

const refusal = new WargameError({ code: 'argument/missing', message: 'nothing of the kind' });

function refuse(): never {
  throw refusal;
}

/** What `parse` is given in place of something sound while it refuses everything, and how much of it is counted. */
function junkFor(sound: unknown): { readonly tried: readonly unknown[]; readonly counted: number } {
  const tried: unknown[] = [];
  const counted = refuseJunk('setup', sound, (json) => {
    tried.push(json);
    return refuse();
  });
  return { tried, counted };
}

const aFunction = expect.any(Function);

describe('refuseJunk', () => {
  it.each([['text'], [7], [true], [null], [undefined]])(
    'knows no junk for %j, which has no members',
    (sound) => {
      expect(junkFor(sound)).toEqual({ tried: [], counted: 0 });
    },
  );

  it('tries in place of a list what is none', () => {
    const tried = [null, undefined, 17, 'junk', true, aFunction];
    expect(junkFor([{ type: 'aim' }])).toEqual({ tried, counted: 6 });
  });

  const least = [null, undefined, 17, 'junk', true, [], [null], aFunction];
  const spoiltTypes = (more: object) => [
    { ...more, type: UNASKED },
    { ...more, type: 7 },
  ];
  const spoiltPlayers = (more: object) => [
    { ...more, player: 7 },
    { ...more, player: null },
  ];
  const [length, type, player] = [{ length: 3 }, { type: 'aim' }, { player: 'Ann' }];

  it.each([
    [length, least],
    [{ ...length, ...type }, [...least, ...spoiltTypes(length), {}]],
    [{ ...length, ...player }, [...least, ...spoiltPlayers(length)]],
    [
      { ...length, ...type, ...player },
      [...least, ...spoiltTypes({ ...length, ...player }), ...spoiltPlayers({ ...length, ...type }), {}],
    ],
  ])(
    'tries in place of %j what is none, and spoils its type and its player; and then adds a member',
    (sound, junk) => {
      const { tried, counted } = junkFor(sound);
      expect(tried).toEqual([...junk, { ...sound, [UNASKED]: 1 }]);
      expect(tried).toHaveLength(junk.length + 1);
      expect(counted).toBe(junk.length);
    },
  );

  it('breaks parse-refuses-junk by what is accepted, whatever is made of it', () => {
    for (const made of [{}, 0, null, undefined]) {
      const sloppy = (json: unknown) => (json === null || json === 17 ? made : refuse());
      expect(brokenBy(() => refuseJunk('setup', {}, sloppy))).toEqual([
        'parse-refuses-junk',
        'parse.setup accepts null',
      ]);
    }
    const numbers = (json: unknown) => (json === 17 ? json : refuse());
    expect(brokenBy(() => refuseJunk('action', {}, numbers))).toEqual([
      'parse-refuses-junk',
      'parse.action accepts 17',
    ]);
  });

  it('names what parse reads where it makes of junk what JSON cannot hold', () => {
    const fault = new Broken('plain-json', "it can't be held");
    const failing = () => {
      throw fault;
    };
    expect(brokenBy(() => refuseJunk('setup', {}, failing))).toEqual([
      'parse-refuses-junk',
      "parse.setup accepts null: it can't be held",
    ]);
  });

  it('breaks parse-refuses-junk by a member that is kept though nobody asked for it', () => {
    const keeping = (json: unknown) => (hasMore(json) ? json : refuse());
    expect(brokenBy(() => refuseJunk('setup', { length: 3 }, keeping))).toEqual([
      'parse-refuses-junk',
      'parse.setup keeps what nobody asked for',
    ]);
  });

  it('lets a member more be left out, or be refused, or come to no object', () => {
    for (const made of [{ length: 3 }, null, 'text', undefined]) {
      const leaving = (json: unknown) => (hasMore(json) ? made : refuse());
      expect(refuseJunk('setup', { length: 3 }, leaving)).toBe(8);
    }
    expect(refuseJunk('setup', { length: 3 }, refuse)).toBe(8);
  });

  function hasMore(json: unknown): boolean {
    return typeof json === 'object' && json !== null && Object.hasOwn(json, UNASKED);
  }
});

describe('parsed', () => {
  function throwing(error: unknown) {
    return () => {
      throw error;
    };
  }

  it('gives what parse makes of it, and nothing where parse refuses it', () => {
    expect(parsed('action', 3, (json) => [json])).toEqual([3]);
    expect(parsed('action', 3, refuse)).toBeUndefined();
  });

  it('breaks parse-refuses-junk where parse makes of it what JSON cannot hold', () => {
    const fault = new Broken('plain-json', "parse.action gives what JSON can't hold: NaN");
    expect(brokenBy(() => parsed('action', { aim: 3 }, throwing(fault)))).toEqual([
      'parse-refuses-junk',
      `parse.action accepts {"aim":3}: ${fault.message}`,
    ]);
  });

  it('lets every other error through as it is', () => {
    for (const error of [new Broken('inputs-untouched', 'it changes it'), new TypeError('plain-json')]) {
      expect(() => parsed('action', 3, throwing(error))).toThrow(error);
    }
  });
});
