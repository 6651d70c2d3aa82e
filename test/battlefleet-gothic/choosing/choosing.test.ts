import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Dice,
  isWargameError,
  loggedDice,
  mapOdds,
  odds,
  probability,
  rowChances,
  scriptedDice,
  seededDice,
  simulate,
} from 'wargame-rules';
import {
  agreeOnAttacker,
  agreeOnScenario,
  attackerOdds,
  attackRating,
  attackRatingOdds,
  battlesTable,
  CHOOSING_WAYS,
  chooseAsAttacker,
  chooseByAttackRating,
  nextPreBattleStep,
  PRE_BATTLE_STEPS,
  type PreBattleStep,
  preBattleSteps,
  RATED_FLEETS,
  ROLE_WAYS,
  raidOrBattleTable,
  raidsTable,
  rolesFromChoice,
  rollAttacker,
  rollAttackerByRating,
  rollAttackRatings,
  rollScenario,
  rollScenarioFrom,
  SCENARIO_IDS,
  type ScenarioId,
} from 'wargame-rules/battlefleet-gothic';
import { requireFields } from '../../../src/battlefleet-gothic/choosing/requireFields';
import { refusals } from '../ledger/build';

const rating = fc.integer({ min: 1, max: 4 });
const code = (wanted: string) => expect.objectContaining({ code: wanted });
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

describe('choosing a scenario', () => {
  it('BG-CHOOSE-1: there are three ways, and agreeing names any scenario', () => {
    expect(CHOOSING_WAYS).toEqual(['agreement', 'random', 'attack-rating']);
    expect(agreeOnScenario('our-own')).toEqual({ way: 'agreement', scenario: 'our-own' });
    expect(() => agreeOnScenario('')).toThrow(code('choosing/no-scenario'));
    expect(() => agreeOnScenario(undefined as unknown as string)).toThrow(code('choosing/no-scenario'));
  });

  it('BG-CHOOSE-2, C17: every one of the 36 rolls gives a scenario, at 1/12 or 1/6', () => {
    const counts = new Map<ScenarioId, number>();
    for (let first = 1; first <= 6; first++) {
      for (let second = 1; second <= 6; second++) {
        const choice = rollScenario(scriptedDice([first, second]));
        expect(choice).toMatchObject({ way: 'random', tableRoll: first, roll: second });
        expect(choice.table).toBe(first <= 3 ? 'raids' : 'battles');
        counts.set(choice.scenario, (counts.get(choice.scenario) ?? 0) + 1);
      }
    }
    expect([...counts.keys()].sort()).toEqual([...SCENARIO_IDS].sort());
    for (const id of SCENARIO_IDS) {
      expect(counts.get(id)).toBe(id === 'convoy' || id === 'fleet-engagement' ? 6 : 3);
    }
    const distribution = mapOdds(odds(rollScenario), ({ scenario }) => scenario);
    expect(probability(distribution, (id) => id === 'convoy')).toEqual({ numerator: 1n, denominator: 6n });
    expect(rowChances(raidOrBattleTable).map(({ ways }) => ways)).toEqual([3, 3]);
  });

  it('BG-CHOOSE-2: on a table that was picked only the one die is rolled', () => {
    const dice = loggedDice(scriptedDice([5]));
    expect(rollScenarioFrom('battles', dice)).toEqual({
      way: 'random',
      tableRoll: null,
      table: 'battles',
      roll: 5,
      scenario: 'fleet-engagement',
    });
    expect(dice.rolls()).toHaveLength(1);
    expect(() => rollScenarioFrom('wars' as 'raids', scriptedDice([]))).toThrow(
      code('argument/unknown-value'),
    );
  });

  it('BG-RAIDS: one, two, three, five, six and six', () => {
    const faces = [1, 2, 3, 4, 5, 6].map((face) => rollScenarioFrom('raids', scriptedDice([face])).scenario);
    expect(faces.map((id) => SCENARIO_IDS.indexOf(id) + 1)).toEqual([1, 2, 3, 5, 6, 6]);
  });

  it('BG-BATTLES: nine, four, seven, eight, ten and ten', () => {
    const faces = [1, 2, 3, 4, 5, 6].map(
      (face) => rollScenarioFrom('battles', scriptedDice([face])).scenario,
    );
    expect(faces.map((id) => SCENARIO_IDS.indexOf(id) + 1)).toEqual([9, 4, 7, 8, 10, 10]);
  });

  it('C91: the tables can not be changed', () => {
    for (const table of [raidsTable, battlesTable]) {
      expect(Object.isFrozen(table.rows)).toBe(true);
      expect(() => Object.assign(table.rows[0] as object, { result: 'x' })).toThrow(TypeError);
    }
  });
});

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

describe('what can not be chosen', () => {
  const players = ['Ann', 'Ben'] as const;
  const dice = scriptedDice([]);

  it('is refused with its place', () => {
    expect(refusals(() => attackRating('squats' as 'orks'))).toEqual([['argument/unknown-value', 'fleet']]);
    expect(refusals(() => rollScenarioFrom('wars' as 'raids', dice))).toEqual([
      ['argument/unknown-value', 'table'],
    ]);
    expect(refusals(() => agreeOnAttacker(players, 'Cid' as 'Ann'))).toEqual([
      ['choosing/unknown-player', 'attacker'],
    ]);
    const attackRoll = { best: [6, 1], launched: 'Cid' } as const;
    const choice = chooseAsAttacker(attackRoll, { player: 'Cid', scenario: 'convoy' });
    expect(refusals(() => rolesFromChoice(choice as never, players))).toEqual([
      ['choosing/unknown-player', 'choice.attacker'],
    ]);
  });

  it('is a player without a name, or one twice', () => {
    const roll = (...given: readonly unknown[]) => refusals(() => rollAttacker(given as never, dice));
    for (const none of ['', undefined, null, 7]) {
      expect(roll(none, 'Ben')).toEqual([['choosing/unknown-player', 'players[0]']]);
      expect(roll('Ann', none)).toEqual([['choosing/unknown-player', 'players[1]']]);
    }
    expect(roll('Ann', 'Ann')).toEqual([['choosing/same-player', 'players[1]']]);
  });

  it('BG-CHOOSE-1, BG-RATING-2: is told with the clause that forbids it', () => {
    const fault = (path: string, rule: string) => expect.objectContaining({ path, rule });
    const refused = (choose: () => unknown, path: string, rule: string) =>
      expect(choose).toThrow(expect.objectContaining({ violations: [fault(path, rule)] }));
    refused(() => agreeOnScenario(''), 'scenario', 'BG-CHOOSE-1');
    const ben = { player: 'Ben', scenario: 'convoy' } as const;
    refused(() => chooseAsAttacker({ best: [4, 4], launched: null }, ben), 'player', 'BG-RATING-2');
    refused(() => chooseAsAttacker({ best: [5, 4], launched: 'Ann' }, ben), 'player', 'BG-RATING-2');
  });

  it('is anything without fields where facts are due', () => {
    for (const none of [null, undefined, 7, 'text', true]) {
      expect(refusals(() => requireFields(none as never, 'battle'))).toEqual([
        ['argument/missing', 'battle'],
      ]);
    }
    for (const facts of [{}, [], { players: 2 }]) expect(requireFields(facts, 'battle')).toBe(facts);
  });
});

describe('before the battle', () => {
  const options = fc.record({ roles: fc.boolean(), subPlots: fc.boolean() });

  it('BG-PRE-1: the steps come one by one in their order, sub-plots right after forces', () => {
    fc.assert(
      fc.property(options, (given) => {
        const done: PreBattleStep[] = [];
        for (let step = nextPreBattleStep(done, given); step; step = nextPreBattleStep(done, given))
          done.push(step);
        expect(done).toEqual(preBattleSteps(Object.freeze(given)));
        expect(done).toEqual(PRE_BATTLE_STEPS.filter((step) => done.includes(step)));
        expect(done.includes('attacker-and-defender')).toBe(given.roles);
        expect(done.includes('sub-plots')).toBe(given.subPlots);
        if (given.subPlots) expect(done[done.indexOf('forces') + 1]).toBe('sub-plots');
        expect(done.at(-1)).toBe('start');
      }),
    );
    expect(PRE_BATTLE_STEPS).toHaveLength(10);
  });

  it('BG-PRE-1: every step out of its place is named', () => {
    try {
      nextPreBattleStep(['forces', 'scenario', 'leadership'], { roles: false, subPlots: false });
      expect.unreachable();
    } catch (error) {
      const reasons = isWargameError(error) ? error.violations : [];
      expect(reasons.map(({ path }) => path)).toEqual(['done[0]', 'done[1]', 'done[2]']);
      expect(reasons.every(({ rule }) => rule === 'BG-PRE-1')).toBe(true);
    }
    const all = [...preBattleSteps({ roles: false, subPlots: false })];
    expect(() => nextPreBattleStep([...all, 'start'], { roles: false, subPlots: false })).toThrow(
      code('choosing/out-of-order'),
    );
  });
});
