import { describe, expect, it } from 'vitest';
import { d6, draw, WargameError } from 'wargame-rules';
import { checkScenario, type ScenarioTrial } from 'wargame-rules/testing';

interface Facts {
  readonly points: number;
}

interface Battle {
  readonly escaped: readonly string[];
}

const tooFew = { code: 'blockade/points', message: 'a hundred points at least', path: 'points' };

function check({ points }: Facts) {
  return typeof points === 'number' && points >= 100 ? [] : [tooFew];
}

/** A sound scenario: one die is rolled for each set-up, and whoever loses two ships loses. */
const blockade: ScenarioTrial<Facts, Battle> = {
  id: 'blockade',
  facts: (dice) => ({ points: d6(dice) * 50 }),
  check,
  setUp(facts, dice) {
    const [reason] = check(facts);
    if (reason) throw new WargameError(reason);
    return { hidden: d6(dice, 'Hidden') };
  },
  battle: (dice) => ({ escaped: draw(['lion', 'tiger', 'wolf'], d6(dice) % 4, dice) }),
  decide: ({ escaped }) => ({ winner: escaped.length > 1 ? 'runners' : 'watch' }),
  reorder: ({ escaped }, dice) => ({ escaped: draw(escaped, escaped.length, dice) }),
};

function reported(property: string, message: RegExp) {
  return expect.objectContaining({
    code: `conformance/${property}`,
    message: expect.stringMatching(message),
  });
}

describe('checkScenario', () => {
  it('accepts a sound scenario, and reports what was seen of its set-up and of its decision', () => {
    const { setUp, decision } = checkScenario(blockade, { runs: 30 });
    expect(setUp).toEqual({
      rule: 'blockade: set-up',
      runs: 30,
      refused: setUp.refused,
      dice: 30 - setUp.refused,
    });
    expect(setUp.refused).toBeGreaterThan(0);
    expect(setUp.refused).toBeLessThan(30);
    expect(decision).toEqual({ rule: 'blockade: decision', runs: 30, refused: 0, dice: 0 });
  });

  it('tries everything a hundred times unless told', () => {
    const { setUp, decision } = checkScenario(blockade);
    expect([setUp.runs, decision.runs]).toEqual([100, 100]);
  });

  it('needs no other order', () => {
    const { reorder, ...plain } = blockade;
    const first = { ...plain, decide: ({ escaped }: Battle) => ({ first: escaped[0] ?? null }) };
    expect(checkScenario(first, { runs: 20 }).decision).toMatchObject({ runs: 20, refused: 0 });
  });

  it('asks the same from the same seed, and something else from another', () => {
    const refusedFrom = (seed: number) => checkScenario(blockade, { seed, runs: 30 }).setUp.refused;
    expect([refusedFrom(1), refusedFrom(2)]).toEqual([refusedFrom(1), refusedFrom(2)]);
    expect(new Set([1, 2, 3, 4].map(refusedFrom)).size).toBeGreaterThan(1);
  });

  it('calls everything on the scenario that it belongs to', () => {
    const bound: ScenarioTrial<Facts, Battle> & { readonly own: ScenarioTrial<Facts, Battle> } = {
      own: blockade,
      id: 'bound',
      facts(dice) {
        return this.own.facts(dice);
      },
      check(facts) {
        return this.own.check(facts);
      },
      setUp(facts, dice) {
        return this.own.setUp(facts, dice);
      },
      battle(dice) {
        return this.own.battle(dice);
      },
      decide(battle) {
        return this.own.decide(battle);
      },
      reorder(battle, dice) {
        return this.own.reorder?.(battle, dice) ?? battle;
      },
    };
    expect(checkScenario(bound).setUp).toEqual({ ...checkScenario(blockade).setUp, rule: 'bound: set-up' });
  });

  it.each<[string, Partial<ScenarioTrial<Facts, Battle>>, string, RegExp]>([
    [
      'a set-up that does what its check refuses',
      { setUp: () => ({ hidden: 1 }) },
      'refused-throws',
      /^"blockade: set-up" breaks refused-throws: check lists reasons, and it is done all the same: a hundred points at least\ngiven: \{("points":.*)?\}\nfaces: \[\]$/,
    ],
    [
      'a set-up that throws something else than its check lists',
      {
        setUp: () => {
          throw new WargameError({ code: 'blockade/fog', message: 'there is fog' });
        },
        check: () => [tooFew],
      },
      'throws-what-check-lists',
      /^"blockade: set-up" breaks throws-what-check-lists: check lists and it throws something else: \[0\]/,
    ],
    [
      'a set-up by chance',
      { setUp: () => ({ hidden: Math.random() }) },
      'chance-from-dice',
      /^"blockade: set-up" breaks chance-from-dice: blockade: set-up calls Math.random\n/,
    ],
    [
      'a decision by whoever is listed first',
      { decide: ({ escaped }) => ({ first: escaped[0] ?? null }) },
      'verdict-ignores-order',
      /^"blockade: decision" breaks verdict-ignores-order: the same facts in another order give something else: first: "(\w+)" against "\w+"\ngiven: \{"escaped":\["\1",.*\]\}\nfaces: \[\]$/,
    ],
    [
      'a decision by the clock',
      { decide: () => Date.now() },
      'chance-from-dice',
      /^"blockade: decision" breaks chance-from-dice: blockade: decision calls Date.now\n/,
    ],
    [
      'a decision that takes ships out of the battle',
      { decide: ({ escaped }) => (escaped as string[]).splice(0).length },
      'inputs-untouched',
      /^"blockade: decision" breaks inputs-untouched: blockade: decision changes what it is given: TypeError/,
    ],
  ])('rejects %s', (_, broken, property, message) => {
    expect(() => checkScenario({ ...blockade, ...broken })).toThrow(reported(property, message));
  });
});
