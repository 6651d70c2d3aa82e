import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dice, loggedDice, odds, probability, scriptedDice, seededDice, simulate } from 'wargame-rules';
import {
  agreeOnAttacker,
  attackerOdds,
  attackRating,
  attackRatingOdds,
  chooseAsAttacker,
  chooseByAttackRating,
  RATED_FLEETS,
  ROLE_WAYS,
  rolesFromChoice,
  rollAttacker,
  rollAttackerByRating,
  rollAttackRatings,
} from 'wargame-rules/battlefleet-gothic';
import { code } from '../scenarios/shorthand';

const rating = fc.integer({ min: 1, max: 4 });

const contenders = (first: number, second: number) =>
  Object.freeze([
    Object.freeze({ player: 'Ann', rating: first }),
    Object.freeze({ player: 'Ben', rating: second }),
  ] as const);

/** The chance of one outcome as the two numbers of the worked values. */
function shareOf<T>(distribution: ReturnType<typeof odds<T>>, value: T, of: number): number {
  const { numerator, denominator } = probability(distribution, (one) => one === value);
  return (Number(numerator) * of) / Number(denominator);
}

describe('attack ratings', () => {
  it('BG-RATING-1: three fleets have 2, four have 3, three have 4', () => {
    const fleets = (wanted: number) => RATED_FLEETS.filter((fleet) => attackRating(fleet) === wanted);
    expect(fleets(2)).toEqual(['imperial', 'chaos', 'tau']);
    expect(fleets(3)).toEqual(['orks', 'craftworld-eldar', 'space-marines', 'tyranids']);
    expect(fleets(4)).toEqual(['corsair-eldar', 'dark-eldar', 'necrons']);
    expect(() => attackRating('squats' as 'orks')).toThrow(code('argument/unknown-value'));
    expect(() => attackRating('toString' as 'orks')).toThrow(code('argument/unknown-value'));
  });

  it.each([
    [2, 2, 505, 286, 505, 1_296],
    [2, 3, 2_183, 1_926, 3_667, 7_776],
    [2, 4, 9_829, 12_298, 24_529, 46_656],
    [3, 3, 16_437, 13_782, 16_437, 46_656],
    [3, 4, 75_799, 91_386, 112_751, 279_936],
    [4, 4, 529_069, 621_478, 529_069, 1_679_616],
  ])('BG-RATING-2, C47: %i against %i is %i/%i/%i of %i', (first, second, won, drawn, lost, of) => {
    const chances = attackRatingOdds(first, second);
    expect(shareOf(chances, 'first', of)).toBe(won);
    expect(shareOf(chances, 'draw', of)).toBe(drawn);
    expect(shareOf(chances, 'second', of)).toBe(lost);
    expect(won + drawn + lost).toBe(of);
  });

  it('BG-RATING-2: the odds mirror, add up to one, and agree with every face counted one by one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 2 }), (first, second) => {
        const chances = attackRatingOdds(first, second);
        const mirrored = attackRatingOdds(second, first);
        expect(chances.outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(chances.total);
        expect(shareOf(chances, 'first', 1)).toBe(shareOf(mirrored, 'second', 1));
        const plain = odds((dice) => {
          const { launched } = rollAttackRatings(contenders(first, second), {
            roll: (sides, label) => dice.roll(sides, label),
          });
          return launched === null ? 'draw' : launched === 'Ann' ? 'first' : 'second';
        });
        for (const outcome of ['first', 'draw', 'second'] as const) {
          expect(probability(plain, (one) => one === outcome)).toEqual(
            probability(chances, (one) => one === outcome),
          );
        }
      }),
      { numRuns: 12 },
    );
  });

  it('BG-RATING-2: seeded play agrees with the exact odds', () => {
    const rule = (dice: Dice) => rollAttackRatings(contenders(2, 3), dice).launched;
    const result = simulate(rule, { runs: 4_000, seed: 11 });
    const first = result.outcomes.find(({ value }) => value === 'Ann')?.count ?? 0;
    expect(Math.abs(first / 4_000 - 2_183 / 7_776)).toBeLessThan(0.03);
  });

  it('BG-RATING-2, C07, C57: the chooser is the attacker, with as many dice as both ratings and no second contest', () => {
    fc.assert(
      fc.property(rating, rating, fc.integer(), (first, second, seed) => {
        const source = seededDice(seed);
        const dice = loggedDice({ roll: (sides) => source.roll(sides) });
        const { attackRoll, choice } = chooseByAttackRating(contenders(first, second), () => 'convoy', dice);
        const contest = dice.rolls().filter(({ label }) => label?.startsWith('Attack rating'));
        const players = contest.map(({ label }) => label?.replace('Attack rating: ', ''));
        const due = Array.from({ length: first + second }, (_, index) => (index < first ? 'Ann' : 'Ben'));
        expect(players).toEqual(due);
        const best = (player: string) =>
          Math.max(...contest.filter(({ label }) => label?.endsWith(player)).map(({ face }) => face));
        expect(attackRoll.best).toEqual([best('Ann'), best('Ben')]);
        if (attackRoll.launched === null) {
          expect(choice.way).toBe('random');
          expect(dice.rolls()).toHaveLength(first + second + 2);
          expect(rolesFromChoice(choice, ['Ann', 'Ben'])).toBeNull();
        } else {
          expect(dice.rolls()).toHaveLength(first + second);
          expect(choice).toMatchObject({
            way: 'attack-rating',
            scenario: 'convoy',
            attacker: attackRoll.launched,
          });
          const roles = rolesFromChoice(choice, ['Ann', 'Ben']);
          expect(roles).toMatchObject({ attacker: attackRoll.launched, way: 'chose-scenario', dice: null });
        }
        expect(JSON.parse(JSON.stringify(choice))).toEqual(choice);
      }),
    );
  });

  it('BG-RATING-2: nobody chooses after a draw, and nobody but the attacker otherwise', () => {
    const drawn = { best: [4, 4], launched: null } as const;
    expect(() => chooseAsAttacker(drawn, { player: 'Ann', scenario: 'convoy' })).toThrow(
      code('choosing/nobody-launched'),
    );
    const launched = { best: [5, 4], launched: 'Ann' } as const;
    expect(() => chooseAsAttacker(launched, { player: 'Ben', scenario: 'convoy' })).toThrow(
      code('choosing/not-the-attacker'),
    );
    expect(() => chooseAsAttacker(launched, { player: 'Ann', scenario: '' })).toThrow(
      code('choosing/no-scenario'),
    );
    expect(chooseAsAttacker(launched, { player: 'Ann', scenario: 'convoy' })).toEqual({
      way: 'attack-rating',
      attackRoll: { best: [5, 4], launched: 'Ann' },
      scenario: 'convoy',
      attacker: 'Ann',
    });
  });

  it('C61: refuses ratings and players that can not be', () => {
    for (const bad of [0, -1, 1.5, Number.NaN, '2' as unknown as number]) {
      expect(() => rollAttackRatings(contenders(2, bad), scriptedDice([]))).toThrow(/contenders\[1\].rating/);
    }
    const same = [
      { player: 'Ann', rating: 2 },
      { player: 'Ann', rating: 2 },
    ] as const;
    expect(() => rollAttackRatings(same, scriptedDice([]))).toThrow(code('choosing/same-player'));
    expect(() => rollAttacker(['Ann', ''], scriptedDice([]))).toThrow(code('choosing/unknown-player'));
  });
});

describe('attacker and defender', () => {
  it('BG-ROLE-1: by agreement', () => {
    expect(ROLE_WAYS).toContain('agreement');
    expect(agreeOnAttacker(['Ann', 'Ben'], 'Ben')).toEqual({
      attacker: 'Ben',
      defender: 'Ann',
      way: 'agreement',
      dice: null,
    });
    expect(() => agreeOnAttacker(['Ann', 'Ben'], 'Cid' as 'Ann')).toThrow(code('choosing/unknown-player'));
  });

  it('BG-ROLE-1: at random, each as likely, ties rolled again', () => {
    const chances = odds((dice) => rollAttacker(['Ann', 'Ben'], dice).attacker);
    expect(probability(chances, (one) => one === 'Ann')).toEqual({ numerator: 1n, denominator: 2n });
    expect(rollAttacker(['Ann', 'Ben'], scriptedDice([2, 2, 6, 3]))).toEqual({
      attacker: 'Ann',
      defender: 'Ben',
      way: 'random',
      dice: [6, 3],
    });
  });

  it.each([
    [2, 3, 2_183, 5_850],
    [2, 4, 9_829, 34_358],
    [3, 4, 75_799, 188_550],
    [2, 2, 1, 2],
    [3, 3, 1, 2],
    [4, 4, 1, 2],
  ])('BG-ROLE-1: by attack rating %i attacks against %i in %i of %i', (first, second, won, of) => {
    expect(shareOf(attackerOdds(first, second), 'first', of)).toBeCloseTo(won, 6);
    const { numerator, denominator } = probability(attackerOdds(first, second), (one) => one === 'first');
    expect(numerator * BigInt(of)).toBe(denominator * BigInt(won));
  });

  it('BG-ROLE-1: by attack rating a tie is rolled again with all dice', () => {
    const dice = loggedDice(scriptedDice([6, 1, 6, 2, 2, 5]));
    expect(rollAttackerByRating(contenders(2, 1), dice)).toEqual({
      attacker: 'Ben',
      defender: 'Ann',
      way: 'attack-rating',
      dice: [2, 5],
    });
    expect(dice.rolls()).toHaveLength(6);
  });

  it('BG-ROLE-1: he who chose the scenario must be one of the two', () => {
    const choice = chooseAsAttacker({ best: [6, 1], launched: 'Cid' }, { player: 'Cid', scenario: 'convoy' });
    expect(() => rolesFromChoice(choice as never, ['Ann', 'Ben'])).toThrow(code('choosing/unknown-player'));
  });
});
