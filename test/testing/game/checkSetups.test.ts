import { describe, expect, it } from 'vitest';
import { type Game, type GameTypes, WargameError } from 'wargame-rules';
import { checkSetups } from '../../../src/testing/game/checkSetups';
import { startTrail } from '../../../src/testing/game/trail';
import { Broken } from '../../../src/testing/guard/broken';

type AnyGame = Game<GameTypes>;

const refusal = new WargameError({ code: 'argument/missing', message: 'no length' });

/** Reads a length and nothing else. */
function lengthOf(json: unknown): unknown {
  const { length } = Object(json) as { readonly length?: unknown };
  if (
    Array.isArray(json) ||
    typeof length !== 'number' ||
    typeof json === 'string' ||
    typeof json === 'function'
  )
    throw refusal;
  return { length };
}

function check(
  setups: readonly unknown[],
  more: { parse?: (json: unknown) => unknown; players?: () => string[] },
) {
  const { parse = lengthOf, players = () => ['Ann'] } = more;
  const game = { id: 'race', parse: { setup: parse }, players } as unknown as AnyGame;
  const trail = startTrail<GameTypes>();
  checkSetups(game, game, setups, trail);
  return trail.counts.unreadable;
}

/** The error of a check: its code, how its message begins, and what it is about. */
function errorOf(run: () => unknown): readonly [code: string, message: string | undefined, facts: unknown] {
  try {
    run();
  } catch (error) {
    if (!(error instanceof WargameError)) throw error;
    const [first] = error.violations;
    return [error.code, error.message.split('\n')[0], first?.facts];
  }
  throw new Error('nothing was broken');
}

function throwing(error: unknown) {
  return () => {
    throw error;
  };
}

describe('checkSetups', () => {
  it('counts the junk that is refused in place of each set-up', () => {
    const one = check([{ length: 3 }], {});
    expect(one).toBeGreaterThan(0);
    expect(check([{ length: 3 }, { length: 4 }], {})).toBe(2 * one);
  });

  it('tells which set-up is refused, or changed', () => {
    expect(errorOf(() => check([{ length: 3 }, { width: 3 }], {}))).toEqual([
      'conformance/parse-accepts-its-own',
      '"race" breaks parse-accepts-its-own: parse.setup refuses it: no length',
      { setup: { width: 3 } },
    ]);
    expect(errorOf(() => check([{ length: 3, width: 2 }], {}))).toEqual([
      'conformance/parse-accepts-its-own',
      '"race" breaks parse-accepts-its-own: parse.setup changes it: width: 2 against undefined',
      { setup: { length: 3, width: 2 } },
    ]);
  });

  it('tells which junk is accepted', () => {
    expect(errorOf(() => check([{ length: 3 }], { parse: (json) => json }))).toEqual([
      'conformance/parse-refuses-junk',
      '"race" breaks parse-refuses-junk: parse.setup accepts null',
      { setup: { length: 3 } },
    ]);
  });

  it('tells of players that are refused a set-up, as of a set-up that the game does not accept', () => {
    expect(errorOf(() => check([{ length: 3 }], { players: throwing(refusal) }))).toEqual([
      'conformance/parse-accepts-its-own',
      '"race" breaks parse-accepts-its-own: no length',
      { setup: { length: 3 } },
    ]);
  });

  it('keeps the property that a call breaks', () => {
    const broken = new Broken('inputs-untouched', 'players changes what it is given');
    expect(errorOf(() => check([{ length: 3 }], { players: throwing(broken) }))).toEqual([
      'conformance/inputs-untouched',
      '"race" breaks inputs-untouched: players changes what it is given',
      { setup: { length: 3 } },
    ]);
  });

  it('lets other errors through as they are', () => {
    const error = new TypeError('no track');
    expect(() => check([{ length: 3 }], { players: throwing(error) })).toThrow(error);
  });
});
