import { describe, expect, it } from 'vitest';
import { type Dice, d6, odds, rollComposite, rollDie, sumRolls } from 'wargame-rules';

const code = (wanted: string) => expect.objectContaining({ code: wanted });
const untilSix = (dice: Dice): number => (d6(dice, 'Try again') === 6 ? 1 : 1 + untilSix(dice));
const twoDice = (dice: Dice): number => d6(dice, 'One') + d6(dice, 'Other');

describe('the limits of odds', () => {
  it('are kept to the branch: a die of six sides has six', () => {
    expect(odds((dice) => d6(dice), { mostBranches: 6 }).total).toBe(6n);
    expect(() => odds((dice) => d6(dice), { mostBranches: 5 })).toThrow(code('odds/too-many-branches'));
    expect(odds(() => 'no dice', { mostBranches: 1 }).total).toBe(1n);
  });

  it('are a million branches unless told', () => {
    const million = (dice: Dice) => rollDie(1_000_000, dice) > 999_999;
    expect(() => odds((dice) => million(dice) && rollDie(2, dice))).toThrow(code('odds/too-many-branches'));
  });

  it('hold for each smaller rule that a composite roll goes through', () => {
    const rule = (dice: Dice) => sumRolls(2, twoDice, dice);
    expect(odds(rule, { mostBranches: 36 }).outcomes.length).toBe(21);
    expect(() => odds(rule, { mostBranches: 35 })).toThrow(code('odds/too-many-branches'));
  });

  it('name the label at which most branches fork, however often it is rolled for', () => {
    // 20 branches of one die, 6 * 6 of two: fewer than 20 * 6 * 6 are let through.
    const rule = (dice: Dice) =>
      rollDie(20, dice, 'Large') + d6(dice, 'Often') + d6(dice, 'Often') + rollDie(3, dice, 'Small');
    expect(() => odds(rule, { mostBranches: 100 })).toThrow(
      expect.objectContaining({
        code: 'odds/too-many-branches',
        message: expect.stringContaining('"Often"'),
        violations: [expect.objectContaining({ facts: { label: 'Often', most: 100 } })],
      }),
    );
    const largest = (dice: Dice) => rollDie(20, dice, 'Large') + d6(dice, 'Once') + rollDie(3, dice, 'Small');
    expect(() => odds(largest, { mostBranches: 100 })).toThrow(/"Large"/);
  });

  it('end a branch of more than 10,000 rolls, and none of just as many', () => {
    const times = (count: number) => (dice: Dice) => {
      for (let time = 0; time < count; time++) dice.roll(1, 'For ever');
    };
    expect(odds(times(10_000)).total).toBe(1n);
    expect(() => odds(times(10_001))).toThrow(code('odds/no-end'));
    expect(() => odds(times(10_001))).toThrow(/For ever/);
    expect(() => odds(untilSix)).toThrow(code('odds/no-end'));
  });

  it('may leave nothing resolved', () => {
    expect(odds(untilSix, { mostRolls: 0 })).toEqual({ outcomes: [], total: 1n, unresolved: 1n });
  });

  it('are whole numbers', () => {
    const naming = (path: string) =>
      expect.objectContaining({ violations: [expect.objectContaining({ path })] });
    for (const bad of [-1, 0.5, Number.NaN, '7' as never]) {
      expect(() => odds(untilSix, { mostBranches: bad })).toThrow(naming('mostBranches'));
      expect(() => odds(untilSix, { mostRolls: bad })).toThrow(naming('mostRolls'));
    }
    expect(() => odds(untilSix, { mostBranches: 0 })).toThrow(naming('mostBranches'));
  });
});

describe('a rule that is no function of its dice', () => {
  /** Goes one way the first time and another way from then on. */
  const fickle = (first: (dice: Dice) => unknown, later: (dice: Dice) => unknown) => {
    let calls = 0;
    return () => odds((dice) => (calls++ === 0 ? first(dice) : later(dice)));
  };

  it('is refused when it rolls for something else', () => {
    expect(
      fickle(
        (dice) => d6(dice, 'First'),
        (dice) => d6(dice, 'Second'),
      ),
    ).toThrow(code('odds/not-repeatable'));
  });

  it('is refused when it rolls another die for the same', () => {
    expect(
      fickle(
        (dice) => rollDie(6, dice, 'Same'),
        (dice) => rollDie(8, dice, 'Same'),
      ),
    ).toThrow(code('odds/not-repeatable'));
    expect(
      fickle(
        (dice) => rollDie(6, dice, 'Same'),
        (dice) => sumRolls(2, d6, dice, 'Same'),
      ),
    ).toThrow(code('odds/not-repeatable'));
  });

  it('is refused when it stops rolling', () => {
    expect(
      fickle(
        (dice) => d6(dice, 'First') + d6(dice, 'Second'),
        (dice) => d6(dice, 'First'),
      ),
    ).toThrow(
      expect.objectContaining({
        code: 'odds/not-repeatable',
        message: expect.stringContaining('"Second" before and for "nothing" now'),
      }),
    );
  });
});

describe('a roll that has no outcome', () => {
  it('is refused', () => {
    const nothing = (dice: Dice) =>
      rollComposite({ label: 'Void', sample: () => 0, outcomes: () => [] }, dice);
    expect(() => odds(nothing)).toThrow(code('odds/impossible'));
    expect(() => odds(nothing)).toThrow(/Void/);
  });

  it('is a sum of copies of nothing, but not the sum of none', () => {
    const sum = (count: number) => (dice: Dice) =>
      rollComposite({ sample: () => 0, outcomes: (exact) => exact.sum(count, []) }, dice);
    for (const count of [1, 2, 3]) expect(() => odds(sum(count))).toThrow(code('odds/impossible'));
    expect(odds(sum(0)).outcomes).toEqual([{ value: 0, weight: 1n }]);
  });

  it('is that of a die with sides that no die has', () => {
    for (const sides of [0, -1, 1.5, Number.NaN, 1e9]) {
      expect(() => odds((dice) => dice.roll(sides))).toThrow(
        expect.objectContaining({ name: 'WargameError' }),
      );
    }
  });
});
