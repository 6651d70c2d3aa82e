import { describe, expect, it } from 'vitest';
import type { Game } from 'wargame-rules';
import { playOn, requireOwn } from '../../../src/testing/game/playOn';
import { brokenBy } from '../guard/broken';
import { type CountTypes, countArena, falls, PLAYERS, refusal, scriptOf } from './countdown';

type Change = Partial<Game<CountTypes>>;

function played(change: Change, types: readonly string[] = ['take', 'roll', 'show', 'take'], from = 4) {
  const arena = countArena(change, from);
  return { ...arena, course: playOn(arena, scriptOf(arena, types)) };
}

describe('playOn', () => {
  it('gives the match before each step and at last, and counts steps and reveals', () => {
    const { course, trail } = played({}, ['take', 'show', 'take'], 9);
    expect(course.map(({ state }) => state.left)).toEqual([9, 8, 7, 6]);
    expect(trail.counts).toMatchObject({ steps: 3, reveals: 1 });
  });

  it('plays on where nobody has won yet, and stops when the game is over', () => {
    expect(played({}, ['take', 'take', 'take'], 2).course.map(({ state }) => state.left)).toEqual([2, 1, 0]);
    expect(played({}, ['take'], 0).course).toHaveLength(1);
  });

  it.each<readonly [fault: string, change: Change, property: string, message: string]>([
    ['a stranger who is to act', { toAct: () => ['Cid'] }, 'known-players', 'Cid is none of Ann, Ben'],
    [
      'a stranger who wins',
      { outcome: () => ({ winners: ['Ann', 'Dan'], reasons: [] }), toAct: () => [] },
      'known-players',
      'Dan is none of Ann, Ben',
    ],
    [
      'a game in which nobody is to act',
      { toAct: () => [] },
      'never-stuck',
      'nobody may act, and the game is not over',
    ],
    [
      'a game that is over and goes on',
      { outcome: () => ({ winners: [], reasons: [] }), toAct: () => PLAYERS },
      'outcome-is-final',
      'the game is over and Ann, Ben may act',
    ],
    [
      'an action that can not be read',
      {
        parse: {
          setup: () => ({ from: 4 }),
          action() {
            throw refusal('not mine');
          },
        },
      },
      'parse-accepts-its-own',
      'parse.action refuses it: not mine',
    ],
    [
      'an action that is read as another',
      { parse: { setup: () => ({ from: 4 }), action: () => ({ type: 'roll', player: 'Ann' }) } },
      'parse-accepts-its-own',
      'parse.action changes it: type: "take" against "roll"',
    ],
    [
      'an offer that is not allowed',
      { check: () => refusal('not today').violations },
      'offered-is-legal',
      'check refuses what the game offers: [{"code":"count/no","message":"not today"}]',
    ],
    [
      'an action that is allowed and not carried out',
      {
        apply() {
          throw refusal('after all not');
        },
      },
      'legal-applies',
      'check allows it, and apply throws: after all not',
    ],
  ])('rejects %s', (_, change, property, message) => {
    expect(brokenBy(() => played(change))).toEqual([property, message]);
  });

  it.each<readonly [Change]>([
    [{ apply: falls }],
    [{ parse: { setup: () => ({ from: 4 }), action: falls } }],
  ])('hands on what is no error of the rules: %o', (change) => {
    expect(() => played(change)).toThrow(new RangeError('jammed'));
  });
});

describe('requireOwn', () => {
  it('accepts what parse leaves alone, in whatever order of members', () => {
    expect(() => requireOwn('setup', { one: 1, two: [2] }, () => ({ two: [2], one: 1 }))).not.toThrow();
  });

  it('hands over a copy, not the thing itself', () => {
    const given = { one: 1 };
    const seen: unknown[] = [];
    requireOwn('setup', given, (json) => {
      seen.push(json);
      return given;
    });
    expect(seen).toEqual([given]);
    expect(seen[0]).not.toBe(given);
  });

  it('says what is refused or changed, and where', () => {
    expect(
      brokenBy(() =>
        requireOwn('setup', { one: 1 }, () => {
          throw refusal('no');
        }),
      ),
    ).toEqual(['parse-accepts-its-own', 'parse.setup refuses it: no']);
    expect(brokenBy(() => requireOwn('setup', { one: 1 }, () => ({ one: 2 })))).toEqual([
      'parse-accepts-its-own',
      'parse.setup changes it: one: 1 against 2',
    ]);
  });
});
