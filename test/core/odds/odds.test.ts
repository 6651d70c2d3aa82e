import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bothOdds,
  countAtLeast,
  type Dice,
  d6,
  givenOdds,
  mapOdds,
  mean,
  odds,
  oddsToData,
  probability,
  quantile,
  simulate,
  sumDice,
  thenOdds,
  toNumber,
} from 'wargame-rules';

const code = (wanted: string) => expect.objectContaining({ code: wanted });
const untilSix = (dice: Dice): number => (d6(dice, 'Try again') === 6 ? 1 : 1 + untilSix(dice));

describe('odds', () => {
  it('weights and what is unresolved add up to the total, in lowest terms', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }), fc.nat(7), (sides, mod) => {
        const rule = (dice: Dice) => sides.reduce((sum, side) => sum + dice.roll(side), 0) % (mod + 1);
        const found = odds(rule);
        const sum = found.outcomes.reduce((total, { weight }) => total + weight, found.unresolved);
        expect(sum).toBe(found.total);
        expect(found.outcomes.every(({ weight }) => weight > 0n)).toBe(true);
        const byHand = new Map<number, number>();
        const walk = (left: readonly number[], sum: number): void => {
          const [next, ...rest] = left;
          if (next === undefined) byHand.set(sum % (mod + 1), (byHand.get(sum % (mod + 1)) ?? 0) + 1);
          else for (let face = 1; face <= next; face++) walk(rest, sum + face);
        };
        walk(sides, 0);
        const all = sides.reduce((product, side) => product * side, 1);
        for (const { value, weight } of found.outcomes) {
          expect(weight * BigInt(all)).toBe(BigInt(byHand.get(value) ?? 0) * found.total);
        }
      }),
    );
  });

  it('agree with seeded sampling', () => {
    const rule = (dice: Dice) => sumDice({ count: 2, sides: 6 }, dice) >= 9;
    const { outcomes } = simulate(rule, { runs: 2000, seed: 'sampling' });
    const yes = outcomes.find(({ value }) => value);
    const exact = toNumber(probability(odds(rule), (won) => won));
    expect(exact).toBe(10 / 36);
    expect(yes && yes.low <= exact && exact <= yes.high).toBe(true);
  });

  it('cut a rule without end where the caller says, and own up to what is left', () => {
    const cut = odds(untilSix, { mostRolls: 3 });
    expect(cut).toEqual({
      outcomes: [
        { value: 1, weight: 36n },
        { value: 2, weight: 30n },
        { value: 3, weight: 25n },
      ],
      total: 216n,
      unresolved: 125n,
    });
  });

  it('pass on what the rule throws', () => {
    const rule = (dice: Dice) => {
      if (d6(dice) === 6) throw new TypeError('mine');
    };
    expect(() => odds(rule)).toThrow(TypeError);
  });

  it('of a rule without dice are certain', () => {
    expect(odds(() => 'sure')).toEqual({
      outcomes: [{ value: 'sure', weight: 1n }],
      total: 1n,
      unresolved: 0n,
    });
  });
});

describe('free functions on odds', () => {
  const attacks = 6;
  const stage = (count: number, atLeast: number) =>
    odds((dice) => countAtLeast({ count, sides: 6, atLeast }, dice));

  it('a chain merged between its stages equals the chain as one rule', () => {
    const merged = thenOdds(
      thenOdds(stage(attacks, 3), (hits) => stage(hits, 4)),
      (wounds) => stage(wounds, 5),
    );
    const whole = odds((dice) => {
      const hits = countAtLeast({ count: attacks, sides: 6, atLeast: 3 }, dice);
      const wounds = countAtLeast({ count: hits, sides: 6, atLeast: 4 }, dice);
      return countAtLeast({ count: wounds, sides: 6, atLeast: 5 }, dice);
    });
    expect(merged).toEqual(whole);
    // each attack goes through on its own with 2/3 * 1/2 * 1/3 = 1/9
    expect(mean(merged)).toEqual({ numerator: 2n, denominator: 3n });
    expect(probability(merged, (count) => count === attacks)).toEqual({
      numerator: 1n,
      denominator: 9n ** 6n,
    });
  });

  it('both, given, mean and quantile of dice', () => {
    const die = odds((dice) => d6(dice));
    const two = bothOdds(die, die, (one, other) => one + other);
    expect(two).toEqual(odds((dice) => sumDice({ count: 2, sides: 6 }, dice)));
    expect(quantile(two, 0)).toBe(2);
    expect(quantile(two, 50)).toBe(7);
    expect(mean(givenOdds(die, (face) => face !== 1))).toEqual({ numerator: 4n, denominator: 1n });
    expect(() => givenOdds(die, () => false)).toThrow(code('odds/impossible'));
    expect(mapOdds(die, () => 'any').total).toBe(1n);
  });

  it('pass on what is unresolved', () => {
    const cut = odds(untilSix, { mostRolls: 1 });
    const doubled = thenOdds(cut, () => odds(untilSix, { mostRolls: 1 }));
    expect(doubled).toEqual({ outcomes: [{ value: 1, weight: 1n }], total: 36n, unresolved: 35n });
  });

  it('C89: are JSON as data', () => {
    const data = oddsToData(odds((dice) => d6(dice) > 4));
    expect(JSON.parse(JSON.stringify(data))).toEqual({
      outcomes: [
        { value: false, weight: '2' },
        { value: true, weight: '1' },
      ],
      total: '3',
      unresolved: '0',
    });
  });
});
