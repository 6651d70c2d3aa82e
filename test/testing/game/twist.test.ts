import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import { pick, twist } from '../../../src/testing/game/twist';

const PLAYERS = ['Ann', 'Ben'];

/** The twists of an action whose only place is a member `it`, one for each face of the last die. */
function oddly(value: unknown): readonly unknown[] {
  const twists: unknown[] = [];
  for (let face = 1, sides = 1; face <= sides; face++) {
    const faces = [2, face];
    const dice = {
      roll(most: number) {
        sides = most;
        return faces.shift() as number;
      },
    };
    twists.push(twist({ it: value }, [], PLAYERS, dice));
  }
  return twists.map((twisted) => (twisted as { it?: unknown }).it);
}

/** A twist by a script of dice, all of which have to fall. */
function twistBy(
  script: Parameters<typeof scriptedDice>[0],
  action: unknown,
  others: readonly unknown[] = [],
): unknown {
  const dice = scriptedDice(script);
  const twisted = twist(action, others, PLAYERS, dice);
  dice.finish();
  return twisted;
}

describe('twist', () => {
  it.each([
    ['a number', 5, [6, 4, -6, 5.5, 0, 1e9, '5', null]],
    ['a word', 'gun', ['Ann', 'Ben', 'nobody', '', 7, null, undefined]],
    ['a yes', true, [false, 'true', undefined]],
    ['a no', false, [true, 'true', undefined]],
    ['nothing', null, [{}, [], 'nobody', undefined]],
    ['an empty list', [], [[], [], [], [], ['nobody'], undefined]],
    ['an empty object', {}, [{}, [], 'nobody', undefined]],
  ])('puts what is odd in place of %s', (_, value, odd) => {
    expect(oddly(value)).toStrictEqual(odd);
  });

  it.each([
    ['none', 1, []],
    ['all but the last', 2, [1, 2]],
    ['all twice', 3, [1, 2, 3, 1, 2, 3]],
    ['all the other way round', 4, [3, 2, 1]],
    ['one more', 5, [1, 2, 3, 'nobody']],
  ])('puts in place of a list %s of it', (_, face, list) => {
    const script = [
      { face: 1, sides: 4 },
      { face: 2, sides: 2 },
      { face, sides: 6 },
    ];
    expect(twistBy(script, { it: [1, 2, 3] })).toStrictEqual({ it: list });
  });

  it('takes out a member', () => {
    expect(twistBy([1, 2, 3], { it: true, more: 1 })).toStrictEqual({ more: 1 });
    expect(twistBy([3, 2, 3], { it: { one: 1, two: true } })).toStrictEqual({ it: { one: 1 } });
  });

  it('takes out an item of a list', () => {
    expect(twistBy([{ face: 3, sides: 4 }, 2, 3], { it: [true, false, true] })).toStrictEqual({
      it: [true, true],
    });
  });

  it.each([
    ['a member', 1, { one: 8, in: { two: 2, list: [[3], [4]] } }],
    ['a member of a member', 3, { one: 1, in: { two: 8, list: [[3], [4]] } }],
    ['an item of an item', 6, { one: 1, in: { two: 2, list: [[8], [4]] } }],
    ['an item of a later item', 8, { one: 1, in: { two: 2, list: [[3], [8]] } }],
  ])('changes %s and leaves all else as it is', (_, place, twisted) => {
    const action = { one: 1, in: { two: 2, list: [[3], [4]] } };
    const other = { one: 8, in: { two: 8, list: [[8], [8]] } };
    const script = [
      { face: place, sides: 8 },
      { face: 1, sides: 2 },
    ];
    expect(twistBy(script, action, [other])).toStrictEqual(twisted);
  });

  it('puts in what others have there at a 1, what is odd at a 2', () => {
    const others = [{ it: 70 }, { it: 80 }];
    expect(twistBy([1, { face: 1, sides: 2 }], { it: 5 }, others)).toStrictEqual({ it: 70 });
    expect(twistBy([1, { face: 2, sides: 2 }], { it: 5 }, others)).toStrictEqual({ it: 80 });
    expect(twistBy([2, { face: 1, sides: 8 }], { it: 5 }, others)).toStrictEqual({ it: 6 });
  });

  it('puts in what is odd where no other has something there', () => {
    expect(twistBy([1, { face: 1, sides: 8 }], { it: 5 })).toStrictEqual({ it: 6 });
    expect(twistBy([1, { face: 1, sides: 8 }], { it: 5 }, [{ that: 70 }])).toStrictEqual({ it: 6 });
  });

  it.each([
    ['nothing', { it: null }],
    ['a word, which has a length of its own', { it: 'word' }],
    ['a number', { it: 7 }],
    ['what has it by descent', { it: Object.create({ length: 70 }) }],
    ['what lacks it', {}],
  ])('asks %s for no member', (_, other) => {
    const script = [
      { face: 2, sides: 2 },
      { face: 1, sides: 2 },
    ];
    expect(twistBy(script, { it: { length: 5 } }, [other, { it: { length: 80 } }])).toStrictEqual({
      it: { length: 80 },
    });
  });

  it.each([{}, [], null, 7, 'word', undefined])(
    'leaves %j, which has no place, and rolls nothing',
    (action) => {
      expect(twistBy([], action, [{ it: 1 }])).toBe(action);
    },
  );
});

describe('pick', () => {
  it('gives one of a list by a die with a side for each', () => {
    const picked = [1, 2, 3].map((face) => pick(['a', 'b', 'c'], scriptedDice([{ face, sides: 3 }])));
    expect(picked).toEqual(['a', 'b', 'c']);
  });

  it('rolls nothing where there is no choice', () => {
    expect(pick(['a'], scriptedDice([]))).toBe('a');
    expect(pick([], scriptedDice([]))).toBeUndefined();
  });
});
