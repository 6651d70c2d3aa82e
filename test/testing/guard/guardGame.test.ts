import { describe, expect, it } from 'vitest';
import type { Dice, Game, GameTypes } from 'wargame-rules';
import { type GuardedGame, guardGame } from '../../../src/testing/guard/guardGame';
import { brokenBy } from './broken';

type AnyGame = Game<GameTypes>;
type Calls = { readonly [name: string]: (...given: readonly unknown[]) => unknown };

/** The functions of a game, and what each is given before its dice. */
const PLAIN: readonly (readonly [name: string, given: readonly unknown[]])[] = [
  ['parse.setup', [{ raw: 1 }]],
  ['parse.action', [{ raw: 2 }]],
  ['players', [{ setup: 1 }]],
  ['toAct', [{ state: 1 }]],
  ['check', [{ state: 1 }, { action: 2 }]],
  ['actions', [{ state: 1 }, 'Ann']],
  ['outcome', [{ state: 1 }]],
  ['view', [{ state: 1 }, 'spectator']],
  ['viewAction', [{ action: 1 }, 'Ben']],
  ['viewEvent', [{ event: 1 }, 'Ben']],
];
const ROLLING: readonly (readonly [name: string, given: readonly unknown[]])[] = [
  ['start', [{ setup: 1 }]],
  ['apply', [{ state: 1 }, { action: 2 }]],
  ['propose', [{ state: 1 }, 'Ann']],
  ['redeal', [{ state: 1 }, 'Ben']],
];
const ALL = [...PLAIN, ...ROLLING];

/** A game whose functions all do the same: they are told who they are and what they are given. */
function gameOf(run: (name: string, given: readonly unknown[], self: unknown) => unknown): AnyGame {
  const named = (name: string) =>
    function (this: unknown, ...given: readonly unknown[]): never {
      return run(name, given, this) as never;
    };
  const {
    'parse.setup': setup,
    'parse.action': action,
    ...others
  } = Object.fromEntries(ALL.map(([name]) => [name, named(name)]));
  return { id: 'any', version: 3, parse: { setup, action }, ...others } as unknown as AnyGame;
}

/** A function of a guarded game by its name. */
function functionOf(
  { game }: GuardedGame<GameTypes>,
  name: string,
): (...given: readonly unknown[]) => unknown {
  const functions = { ...game, 'parse.setup': game.parse.setup, 'parse.action': game.parse.action };
  return (functions as unknown as Calls)[name] as Calls[string];
}

const dice: Dice = { roll: () => 4 };

describe('guardGame', () => {
  it('keeps the name and the version of the game', () => {
    expect(guardGame(gameOf(() => null)).game).toMatchObject({ id: 'any', version: 3 });
  });

  it('has the functions that the game has, and no others', () => {
    const { propose: _, viewAction: __, viewEvent: ___, redeal: ____, ...least } = gameOf(() => null);
    for (const game of [gameOf(() => null), least satisfies AnyGame]) {
      expect(Object.keys(guardGame(game).game).sort()).toEqual(Object.keys(game).sort());
    }
  });

  it.each(PLAIN)('hands %s what it is given, and gives what it gives', (name, given) => {
    const game = gameOf((called, got, self) => [called, got, self === game || self === game.parse]);
    expect(functionOf(guardGame(game), name)(...given)).toEqual([name, given, true]);
  });

  it.each(ROLLING)('lends %s the dice, and gives what it gives', (name, given) => {
    const game = gameOf((called, got, self) => {
      const lent = got.at(-1) as Dice;
      return [called, got.slice(0, -1), lent.roll(6), self === game];
    });
    expect(functionOf(guardGame(game), name)(...given, dice)).toEqual([name, given, 4, true]);
  });

  it.each(ROLLING)('finds out a %s that keeps its dice', (name, given) => {
    const kept: Dice[] = [];
    const guarded = guardGame(
      gameOf((_, got) => {
        kept.push(got.at(-1) as Dice);
        return kept[0]?.roll(6);
      }),
    );
    const call = () => functionOf(guarded, name)(...given, dice);
    expect(call()).toBe(4);
    expect(brokenBy(call)).toEqual(['chance-from-dice', `${name} keeps its dice, which are rolled later`]);
  });

  it.each(ROLLING)('blames no change on a %s that falls over a face', (name, given) => {
    const faces = [6, 1, 1];
    const guarded = guardGame(
      gameOf((_, got) => {
        if ((got.at(-1) as Dice).roll(6) === 6) throw new RangeError('a six');
        return null;
      }),
    );
    const shifting: Dice = { roll: () => faces.shift() ?? 1 };
    expect(brokenBy(() => functionOf(guarded, name)(...given, shifting))).toEqual([
      'typed-errors',
      `${name} throws RangeError: a six instead of a WargameError`,
    ]);
  });

  it.each(ALL)('breaks properties by %s, which it names', (name, given) => {
    const told = (run: Parameters<typeof gameOf>[0]) =>
      brokenBy(() => {
        const guarded = guardGame(gameOf(run));
        guarded.watch(() => functionOf(guarded, name)(...given, dice));
      });
    expect(told(() => new Map())).toEqual(['plain-json', `${name} gives what JSON can't hold: a Map`]);
    expect(told(() => Math.random())).toEqual(['chance-from-dice', `${name} calls Math.random`]);
    const falls = () => {
      throw new RangeError('jammed');
    };
    expect(told(falls)).toEqual([
      'typed-errors',
      `${name} throws RangeError: jammed instead of a WargameError`,
    ]);
  });

  it.each(ALL.filter(([name]) => !name.startsWith('parse.')))('freezes what %s is given', (name, given) => {
    const changing = gameOf((_, [first]) => {
      (first as { more?: number }).more = 1;
      return null;
    });
    expect(brokenBy(() => functionOf(guardGame(changing), name)(...given, dice))).toEqual([
      'inputs-untouched',
      expect.stringContaining(`${name} changes what it is given`),
    ]);
  });

  it('hands what comes from outside to parse as it is', () => {
    const guarded = guardGame(gameOf((_, [json]) => json === outside));
    const outside = new Map();
    expect(guarded.game.parse.setup(outside)).toBe(true);
    expect(guarded.game.parse.action(outside)).toBe(true);
  });
});
