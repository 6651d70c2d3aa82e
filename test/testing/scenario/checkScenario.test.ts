import { describe, expect, it } from 'vitest';
import { WargameError } from 'wargame-rules';
import { checkScenario, type ScenarioTrial } from 'wargame-rules/testing';
import { type ConvoyBattle, type ConvoyFacts, convoy } from '../convoy';

function reported(property: string, message: RegExp) {
  return expect.objectContaining({
    code: `conformance/${property}`,
    message: expect.stringMatching(message),
  });
}

describe('checkScenario', () => {
  it('accepts a sound scenario, and reports what was seen of its set-up and of its decision', () => {
    const { setUp, decision } = checkScenario(convoy, { runs: 30 });
    expect(setUp).toEqual({
      rule: 'convoy: set-up',
      runs: 30,
      refused: setUp.refused,
      dice: 30 - setUp.refused,
    });
    expect(setUp.refused).toBeGreaterThan(0);
    expect(setUp.refused).toBeLessThan(30);
    expect(decision).toEqual({ rule: 'convoy: decision', runs: 30, refused: 0, dice: 0 });
  });

  it('tries everything a hundred times unless told', () => {
    const { setUp, decision } = checkScenario(convoy);
    expect([setUp.runs, decision.runs]).toEqual([100, 100]);
  });

  it('needs no other order', () => {
    const { reorder, ...plain } = convoy;
    const first = { ...plain, decide: ({ ships }: ConvoyBattle) => ({ first: ships[0]?.id ?? null }) };
    expect(checkScenario(first, { runs: 20 }).decision).toMatchObject({ runs: 20, refused: 0 });
  });

  it('asks the same from the same seed, and something else from another', () => {
    const refusedFrom = (seed: number) => checkScenario(convoy, { seed, runs: 30 }).setUp.refused;
    expect([refusedFrom(1), refusedFrom(2)]).toEqual([refusedFrom(1), refusedFrom(2)]);
    expect(new Set([1, 2, 3, 4].map(refusedFrom)).size).toBeGreaterThan(1);
  });

  it('calls everything on the scenario that it belongs to', () => {
    const bound: ScenarioTrial<ConvoyFacts, ConvoyBattle> & {
      readonly own: ScenarioTrial<ConvoyFacts, ConvoyBattle>;
    } = {
      own: convoy,
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
    expect(checkScenario(bound).setUp).toEqual({ ...checkScenario(convoy).setUp, rule: 'bound: set-up' });
  });

  it.each<[string, Partial<ScenarioTrial<ConvoyFacts, ConvoyBattle>>, string, RegExp]>([
    [
      'a set-up that does what its check refuses',
      { setUp: () => ({ hidden: 1 }) },
      'refused-throws',
      /^"convoy: set-up" breaks refused-throws: check lists reasons, and it is done all the same: a hundred points at least\ngiven: \{("points":.*)?\}\nfaces: \[\]$/,
    ],
    [
      'a set-up that throws something else than its check lists',
      {
        setUp: () => {
          throw new WargameError({ code: 'convoy/fog', message: 'there is fog' });
        },
        check: () => [{ code: 'convoy/points', message: 'a hundred points at least' }],
      },
      'throws-what-check-lists',
      /^"convoy: set-up" breaks throws-what-check-lists: check lists and it throws something else: \[0\]/,
    ],
    [
      'a set-up by chance',
      { setUp: () => ({ hidden: Math.random() }) },
      'chance-from-dice',
      /^"convoy: set-up" breaks chance-from-dice: convoy: set-up calls Math.random\n/,
    ],
    [
      'a decision by whoever is listed first',
      { decide: ({ ships }) => ({ first: ships[0]?.id ?? null }) },
      'verdict-ignores-order',
      /^"convoy: decision" breaks verdict-ignores-order: the same facts in another order give something else: first: "(\w+)" against "\w+"\ngiven: \{"ships":\[\{"id":"\1",.*\]\}\nfaces: \[\]$/,
    ],
    [
      'a decision by the clock',
      { decide: () => Date.now() },
      'chance-from-dice',
      /^"convoy: decision" breaks chance-from-dice: convoy: decision calls Date.now\n/,
    ],
    [
      'a decision that takes ships out of the battle',
      { decide: ({ ships }) => (ships as unknown[]).splice(0).length },
      'inputs-untouched',
      /^"convoy: decision" breaks inputs-untouched: convoy: decision changes what it is given: TypeError/,
    ],
  ])('rejects %s', (_, broken, property, message) => {
    expect(() => checkScenario({ ...convoy, ...broken })).toThrow(reported(property, message));
  });
});
