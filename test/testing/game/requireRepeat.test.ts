import { describe, expect, it } from 'vitest';
import { type Dice, rollDie, sumDice, WargameError } from 'wargame-rules';
import { requireRepeat } from '../../../src/testing/game/requireRepeat';
import { brokenBy } from '../guard/broken';

const faces = [
  { face: 2, sides: 6, label: 'Range' },
  { face: 3, sides: 6 },
];

/** Two dice, and something that is not made of their faces. */
function rollTwo(more: (dice: Dice) => unknown = () => 0) {
  return (dice: Dice) => ({ sum: rollDie(6, dice) + rollDie(6, dice), more: more(dice) });
}

const result = { sum: 5, more: 0 };

/** What gives another result each time, from some call on. */
function counting(from: number) {
  let calls = 0;
  return () => (++calls >= from ? calls : 0);
}

describe('requireRepeat', () => {
  it('is content with what gives the same on the same faces', () => {
    expect(() => requireRepeat('start', result, faces, rollTwo())).not.toThrow();
  });

  it('runs it three times: on bare dice, on scripted ones, and on ones with composite rolls', () => {
    const seen: unknown[] = [];
    requireRepeat(
      'start',
      result,
      faces,
      rollTwo((dice) => {
        seen.push(Object.keys(dice).sort());
        return 0;
      }),
    );
    expect(seen).toEqual([['roll'], ['finish', 'roll', 'rolled'], ['composite', 'finish', 'roll', 'rolled']]);
  });

  it('lets a handful be rolled as one composite', () => {
    const handful = (dice: Dice) => sumDice({ count: 2, sides: 6 }, dice);
    expect(() => requireRepeat('start', 5, faces, handful)).not.toThrow();
  });

  it.each([
    [1, 'same-inputs-same-result', 'start does otherwise when it is called again: more: 0 against 1'],
    [2, 'scripted-equals-seeded', 'start does otherwise on scripted dice: more: 0 against 2'],
    [3, 'scripted-equals-seeded', 'start does otherwise on dice with composite rolls: more: 0 against 3'],
  ])('tells of another result in run %d', (run, ...told) => {
    expect(brokenBy(() => requireRepeat('start', result, faces, rollTwo(counting(run))))).toEqual(told);
  });

  it.each([
    [1, 'same-inputs-same-result', 'start does otherwise when it is called again: jammed'],
    [2, 'scripted-equals-seeded', 'start does otherwise on scripted dice: jammed'],
    [3, 'scripted-equals-seeded', 'start does otherwise on dice with composite rolls: jammed'],
  ])('tells of a refusal in run %d', (run, ...told) => {
    const count = counting(run);
    const jamming = rollTwo(() => {
      if (count() > 0) throw new WargameError({ code: 'gun/jammed', message: 'jammed' });
      return 0;
    });
    expect(brokenBy(() => requireRepeat('start', result, faces, jamming))).toEqual(told);
  });

  it('tells of dice that it rolls no more, and of more dice', () => {
    const [property, message] = brokenBy(() => requireRepeat('apply', 2, faces, (dice) => rollDie(6, dice)));
    expect([property, message]).toEqual([
      'same-inputs-same-result',
      'apply does otherwise when it is called again: 1 of 2 dice were not asked for',
    ]);
    const greedy = rollTwo((dice) => rollDie(6, dice));
    expect(brokenBy(() => requireRepeat('apply', result, faces, greedy))).toEqual([
      'same-inputs-same-result',
      'apply does otherwise when it is called again: the script of 2 dice has ended',
    ]);
  });

  it('lets other errors through as they are', () => {
    const error = new TypeError('no gun');
    const failing = () => {
      throw error;
    };
    expect(() => requireRepeat('apply', 2, faces, failing)).toThrow(error);
  });
});
