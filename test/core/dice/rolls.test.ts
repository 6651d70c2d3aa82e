import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  bestDie,
  countAtLeast,
  D66_VALUES,
  type Dice,
  d66,
  draw,
  isD66,
  mapOdds,
  odds,
  playScript,
  probability,
  rerollUntil,
  rollDice,
  rollOff,
  scriptedDice,
  sumBestDice,
  sumDice,
} from 'wargame-rules';

/** The same dice without composite rolls, so that every face is gone through. */
const plain =
  <T>(rule: (dice: Dice) => T) =>
  (dice: Dice): T =>
    rule({ roll: (sides, label) => dice.roll(sides, label) });

const code = (wanted: string) => expect.objectContaining({ code: wanted });
const small = { count: fc.integer({ min: 0, max: 4 }), sides: fc.integer({ min: 1, max: 5 }) };

describe('composite rolls', () => {
  it('state exactly the outcomes that they sample', () => {
    fc.assert(
      fc.property(
        fc.record({ ...small, atLeast: fc.integer({ min: -1, max: 7 }), keep: fc.nat(4) }),
        ({ count, sides, atLeast, keep }) => {
          const handful = Object.freeze({ count, sides, atLeast, keep: Math.min(keep, count) });
          const rules: ((dice: Dice) => unknown)[] = [
            (dice) => sumDice(handful, dice),
            (dice) => countAtLeast(handful, dice),
            (dice) => sumBestDice(handful, dice),
            (dice) => rollDice(handful, dice),
            (dice) => draw(['a', 'b', 'a', 'c'], count, dice),
            ...(count > 0 ? [(dice: Dice) => bestDie(handful, dice)] : []),
          ];
          for (const rule of rules) {
            const whole = odds(rule);
            const single = odds(plain(rule));
            for (const { value } of single.outcomes) {
              const same = (other: unknown) => JSON.stringify(other) === JSON.stringify(value);
              expect(probability(whole, same)).toEqual(probability(single, same));
            }
            expect(whole.outcomes.length).toBe(single.outcomes.length);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('of attempts have the odds of the attempts that will do', () => {
    const notDoubles = odds((dice) =>
      rerollUntil(
        (source) => rollDice({ count: 2, sides: 6 }, source),
        ([one, other]) => one !== other,
        dice,
      ),
    );
    expect(notDoubles.outcomes.length).toBe(30);
    expect(notDoubles.total).toBe(30n);
  });
});

describe('odds by hand', () => {
  it('10d6 give 35 with 4395456/60466176', () => {
    const { numerator, denominator } = probability(
      odds((dice) => sumDice({ count: 10, sides: 6 }, dice)),
      (sum) => sum === 35,
    );
    expect(numerator * 60466176n).toBe(denominator * 4395456n);
  });

  it('the best three of 4d6 give 18 with 7/432', () => {
    expect(
      probability(
        odds((dice) => sumBestDice({ count: 4, sides: 6, keep: 3 }, dice)),
        (sum) => sum === 18,
      ),
    ).toEqual({
      numerator: 7n,
      denominator: 432n,
    });
  });

  it('OP-ROLLOFF-1: a roll-off is won by either with a half', () => {
    const won = mapOdds(
      odds((dice) => rollOff(['Ann', 'Ben'], dice)),
      ({ winner }) => winner,
    );
    expect(won.outcomes.map(({ value, weight }) => [value, weight])).toEqual(
      expect.arrayContaining([
        ['Ann', 1n],
        ['Ben', 1n],
      ]),
    );
    expect(won.total).toBe(2n);
  });

  it('C51, OP-ROLLOFF-1: a roll-off knows no re-roll and no modifier, and a tie rolls both dice again', () => {
    type Options = Parameters<typeof rollOff<'Ann' | 'Ben'>>;
    expectTypeOf<Options>().toEqualTypeOf<
      [players: readonly ['Ann' | 'Ben', 'Ann' | 'Ben'], dice: Dice, label?: string]
    >();
    const tied = (dice: Dice) => rollOff(['Ann', 'Ben'], dice);
    expect(playScript(tied, [6, 6, 1, 2])).toEqual({ winner: 'Ben', dice: [1, 2] });
    expect(() => playScript(tied, [6, 6, 2])).toThrow(code('dice/missing'));
  });

  it('C13: a D66 has 36 values, each once', () => {
    const all = odds((dice) => d66(dice));
    expect(all.outcomes.map(({ value }) => value)).toEqual(D66_VALUES);
    expect(all.outcomes.every(({ weight }) => weight === 1n)).toBe(true);
    const found = Array.from({ length: 100 }, (_, value) => value).filter(isD66);
    expect(found).toEqual(D66_VALUES);
    expect(isD66(11.5) || isD66(Number.NaN) || isD66(-11)).toBe(false);
  });
});

describe('limits', () => {
  it('C12, OP-ROLLOFF-1: endless ties stop with an error, not with a winner', () => {
    expect(() => rollOff(['Ann', 'Ben'], { roll: () => 4 })).toThrow(code('dice/no-end'));
    expect(() =>
      odds((dice) =>
        rerollUntil(
          () => 1,
          (value) => value > 1,
          dice,
        ),
      ),
    ).toThrow(code('odds/impossible'));
    const lucky = (attempt: number) => {
      let tries = 0;
      return () =>
        rerollUntil(
          () => ++tries,
          (value) => value === attempt,
          scriptedDice([]),
        );
    };
    expect(lucky(1_000)()).toBe(1_000);
    expect(lucky(1_001)).toThrow(code('dice/no-end'));
  });

  it('C86: too many dice are refused, not trimmed', () => {
    expect(() => rollDice({ count: 10_001, sides: 6 }, scriptedDice([]))).toThrow(
      expect.objectContaining({
        code: 'dice/too-many',
        violations: [expect.objectContaining({ path: 'count', facts: { count: 10_001, most: 10_000 } })],
      }),
    );
    expect(rollDice({ count: 10_000, sides: 6 }, { roll: () => 6 })).toHaveLength(10_000);
    expect(() => sumDice({ count: 1e9, sides: 6 }, scriptedDice([]))).toThrow(code('dice/too-many'));
  });

  it('C87: dice that nobody has are refused; no dice give nothing', () => {
    const dice = scriptedDice([]);
    for (const count of [-1, 1.5, Number.NaN, '2', undefined]) {
      expect(() => sumDice({ count: count as number, sides: 6 }, dice)).toThrow(/count/);
    }
    for (const sides of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '6']) {
      expect(() => sumDice({ count: 1, sides: sides as number }, dice)).toThrow(/sides/);
    }
    expect(rollDice({ count: 0, sides: 6 }, dice)).toEqual([]);
    expect(sumDice({ count: 0, sides: 6 }, dice)).toBe(0);
    expect(() => bestDie({ count: 0, sides: 6 }, dice)).toThrow(
      expect.objectContaining({
        code: 'argument/out-of-range',
        violations: [expect.objectContaining({ path: 'count' })],
      }),
    );
    expect(() => countAtLeast({ count: 1, sides: 6, atLeast: Number.NaN }, dice)).toThrow(/atLeast/);
    expect(() => sumBestDice({ count: 2, sides: 6, keep: 3 }, dice)).toThrow(/^keep: /);
    expect(() => draw(['a'], -1, dice)).toThrow(/^count: /);
  });

  it('C09: nobody rolls for the last counter in a cup', () => {
    expect(playScript((dice) => draw(['a'], 1, dice), [])).toEqual(['a']);
    expect(playScript((dice) => draw(['a', 'b', 'c'], 9, dice), [2, 1])).toEqual(['b', 'a', 'c']);
    expect(playScript((dice) => draw(['a', 'b'], 1, dice), [2])).toEqual(['b']);
    const order = odds((dice) => draw(['a', 'b', 'c'], 3, dice));
    expect([order.outcomes.length, order.total]).toEqual([6, 6n]);
    expect(odds((dice) => draw(['a'], 1, dice))).toEqual({
      outcomes: [{ value: ['a'], weight: 1n }],
      total: 1n,
      unresolved: 0n,
    });
  });

  it('C62: a cup never gives a counter twice, nor more than it holds', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { maxLength: 6 }),
        fc.nat(9),
        fc.array(fc.nat(5)),
        (pile, count, faces) => {
          const script = [...faces];
          const drawn = draw(Object.freeze(pile), count, {
            roll: (sides) => ((script.shift() ?? 0) % sides) + 1,
          });
          expect(drawn.length).toBe(Math.min(count, pile.length));
          expect(new Set(drawn).size).toBe(drawn.length);
          expect(drawn.every((counter) => pile.includes(counter))).toBe(true);
        },
      ),
    );
  });
});
