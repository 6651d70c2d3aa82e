import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isWargameError,
  loggedDice,
  mapOdds,
  odds,
  probability,
  rowChances,
  scriptedDice,
} from 'wargame-rules';
import {
  agreeOnAttacker,
  agreeOnScenario,
  attackRating,
  battlesTable,
  CHOOSING_WAYS,
  chooseAsAttacker,
  nextPreBattleStep,
  PRE_BATTLE_STEPS,
  type PreBattleStep,
  preBattleSteps,
  raidOrBattleTable,
  raidsTable,
  rolesFromChoice,
  rollAttacker,
  rollScenario,
  rollScenarioFrom,
  SCENARIO_IDS,
  type ScenarioId,
} from 'wargame-rules/battlefleet-gothic';
import { requireFields } from '../../../src/battlefleet-gothic/choosing/requireFields';
import { refusals } from '../ledger/build';
import { code } from '../scenarios/shorthand';

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
