import { describe, expect, it } from 'vitest';
import { type Dice, d6, isWargameError, rollDie, type Violation, WargameError } from 'wargame-rules';
import { checkRule, type RuleCheck, type RuleTrial } from 'wargame-rules/testing';

/** What the kit finds wrong; null where it finds nothing. */
function finding<Given, Result>(trial: RuleTrial<Given, Result>, options?: RuleCheck) {
  try {
    checkRule(trial, options);
  } catch (error) {
    if (!isWargameError(error)) throw error;
    const [violation] = error.violations;
    const [message] = error.message.split('\n');
    return { code: error.code, message, path: violation?.path, facts: violation?.facts };
  }
  return null;
}

/** A rule that rolls as many dice as there are shots, and refuses more than four. */
interface Shots {
  readonly shots: number;
}
const tooMany: Violation = { code: 'shooting/too-many', message: 'too many shots', path: 'shots' };
const volley = {
  id: 'volley',
  given: (dice: Dice): Shots => ({ shots: rollDie(8, dice) }),
  run({ shots }: Shots, dice: Dice): number {
    if (shots > 4) throw new WargameError(tooMany);
    return Array.from({ length: shots }, () => d6(dice)).reduce((sum, face) => sum + face, 0);
  },
};

describe('checkRule', () => {
  it('reports how often the rule was called, how often it refused, and how many dice fell', () => {
    const drawn: number[] = [];
    const given = (dice: Dice): Shots => {
      drawn.push(rollDie(8, dice));
      return { shots: drawn.at(-1) as number };
    };
    const report = checkRule({ ...volley, given }, { runs: 40 });
    const allowed = drawn.filter((shots) => shots <= 4);
    expect(drawn).toHaveLength(40);
    expect(report).toEqual({
      rule: 'volley',
      runs: 40,
      refused: 40 - allowed.length,
      dice: allowed.reduce((sum, shots) => sum + shots, 0),
    });
    expect(checkRule(volley).runs).toBe(100);
  });

  it('refuses numbers of runs and seeds that are none, by name', () => {
    const faults = (options: RuleCheck) => finding(volley, options);
    expect(faults({ runs: 0 })).toMatchObject({ code: 'argument/out-of-range', path: 'runs' });
    expect(faults({ runs: 1.5 })).toMatchObject({ code: 'argument/not-a-whole-number', path: 'runs' });
    expect(faults({ seed: -1 })).toMatchObject({ code: 'argument/out-of-range', path: 'seed' });
    expect(faults({ seed: 0.5 })).toMatchObject({ code: 'argument/not-a-whole-number', path: 'seed' });
    expect(faults({ runs: 1, seed: 0 })).toBeNull();
  });
});

describe('the seed of checkRule', () => {
  /** All that a rule is given and rolls, call by call. */
  function calls(options: RuleCheck) {
    const given: (readonly number[])[] = [];
    const rolled = new Map<string, number>();
    const orders: number[] = [];
    checkRule(
      {
        id: 'listener',
        given: (dice) => {
          given.push([rollDie(1000, dice), rollDie(1000, dice)]);
          return given.length;
        },
        run: (call, dice) => {
          const face = rollDie(1000, dice);
          rolled.set(`${call}: ${face}`, face);
          return face;
        },
        reorder: (call, dice) => {
          orders.push(rollDie(1000, dice));
          return call;
        },
      },
      options,
    );
    return { given, rolled: [...rolled.values()], orders };
  }

  it('stands for the same facts, faces and orders each time', () => {
    const first = calls({ runs: 3 });
    expect(first).toEqual({
      given: [
        [898, 620],
        [918, 954],
        [481, 256],
      ],
      rolled: [562, 417, 828],
      orders: [594, 541, 54],
    });
    expect(calls({ runs: 3, seed: 0 })).toEqual(first);
    expect(calls({ runs: 2 }).given).toEqual(first.given.slice(0, 2));
    expect(calls({ runs: 3, seed: 1 })).not.toEqual(first);
  });

  it('twists half of what is given to a rule with a check, and nothing of the others', () => {
    const given = (check?: (given: Shots) => readonly Violation[]) => {
      const seen: unknown[] = [];
      const run = ({ shots }: Shots) => {
        seen.push(shots);
        return 0;
      };
      checkRule({ id: 'plain', given: () => ({ shots: 3 }), run, ...(check && { check }) });
      // Each is called four times.
      return seen.filter((_, call) => call % 4 === 0);
    };
    expect(given()).toEqual(Array.from({ length: 100 }, () => 3));
    const twisted = given(() => []);
    // Half of those that are twisted get what another has there, which is 3 as well.
    expect(twisted.filter((shots) => shots !== 3)).toHaveLength(24);
    expect(twisted.slice(0, 6)).toEqual([3, 3, 3, 4, 3, 4]);
  });
});

describe('a rule with a check', () => {
  const check = ({ shots }: Shots): readonly Violation[] =>
    typeof shots === 'number' && shots >= 0 && shots <= 4 ? [] : [tooMany];
  const checked: RuleTrial<Shots, number> = {
    ...volley,
    check,
    run(given, dice) {
      const [first, ...others] = check(given);
      if (first) throw new WargameError(first, ...others);
      return Array.from({ length: given.shots }, () => d6(dice)).length;
    },
  };

  const jammed: Violation = { ...tooMany, code: 'shooting/jammed', message: 'jammed' };
  const refusing = (reason: Violation) => () => {
    throw new WargameError(reason);
  };
  const otherwise: readonly {
    readonly property: string;
    readonly told: string;
    readonly wrong: Partial<RuleTrial<Shots, number>>;
  }[] = [
    {
      property: 'refused-throws',
      told: 'check lists reasons, and it is done all the same: too many shots',
      wrong: { run: () => 1 },
    },
    {
      property: 'legal-applies',
      told: 'check lists nothing, and it throws: shots: jammed',
      wrong: { run: refusing(jammed), check: () => [] },
    },
    {
      property: 'throws-what-check-lists',
      told: 'check lists and it throws something else: [0].code: "shooting/too-many" against "shooting/jammed"',
      wrong: { run: refusing(jammed), check: () => [tooMany] },
    },
    {
      property: 'throws-what-check-lists',
      told: `check lists and it throws something else: [1]: ${JSON.stringify(jammed)} against undefined`,
      wrong: { run: refusing(tooMany), check: () => [tooMany, jammed] },
    },
    {
      property: 'throws-what-check-lists',
      told: 'check throws where it has to list: shots: too many shots',
      wrong: { check: refusing(tooMany) },
    },
  ];

  it('is sound when it throws what the check lists', () => {
    expect(checkRule(checked, { runs: 30 }).refused).toBeGreaterThan(0);
  });

  it('may use what else the trial has', () => {
    const trial = {
      ...checked,
      most: 4,
      check(given: Shots) {
        return this.most === 4 ? check(given) : [];
      },
    };
    expect(finding(trial)).toBeNull();
  });

  it.each(otherwise)('breaks $property otherwise: $told', ({ property, told, wrong }) => {
    expect(finding({ ...checked, ...wrong })).toMatchObject({
      code: `conformance/${property}`,
      message: `"volley" breaks ${property}: ${told}`,
      facts: { given: expect.anything(), faces: [] },
    });
  });

  it('is told apart from its check where that falls over', () => {
    const falls = () => {
      throw new TypeError('no shots');
    };
    expect(finding({ ...checked, check: falls })).toMatchObject({
      code: 'conformance/typed-errors',
      message: expect.stringContaining('check throws TypeError: no shots'),
      facts: { given: expect.anything(), faces: [] },
    });
  });
});

describe('a finding about a rule', () => {
  it('shows what it was given and every die that fell before it, also where it threw', () => {
    const breaks = (run: RuleTrial<Shots, unknown>['run']) =>
      finding({ id: 'gun', given: () => ({ shots: 2 }), run }, { runs: 200 });
    const evidence = (face: number) => ({
      given: { shots: 2 },
      faces: [
        { face: expect.any(Number), sides: 6, label: 'one' },
        { face, sides: 20, label: 'two' },
      ],
    });
    const roll = (dice: Dice) => {
      d6(dice, 'one');
      return rollDie(20, dice, 'two');
    };
    const throwing = breaks((_, dice) => {
      if (roll(dice) === 20) throw new TypeError('jammed');
      return 0;
    });
    expect(throwing).toMatchObject({ code: 'conformance/typed-errors', facts: evidence(20) });
    const undefinedOnes = breaks((_, dice) => (roll(dice) === 1 ? undefined : 0));
    expect(undefinedOnes).toMatchObject({ code: 'conformance/plain-json', facts: evidence(1) });
    let calls = 0;
    const counting = breaks((_, dice) => roll(dice) + calls++);
    expect(counting).toMatchObject({
      code: 'conformance/same-inputs-same-result',
      facts: { given: { shots: 2 } },
    });
    expect(counting?.facts?.['faces']).toHaveLength(2);
  });

  it('is none where the trial itself goes wrong', () => {
    const fault = new RangeError('the trial');
    const falls = () => {
      throw fault;
    };
    expect(() => finding({ ...volley, given: falls })).toThrow(fault);
    expect(() => finding({ ...volley, reorder: falls })).toThrow(fault);
  });
});

describe('a rule of lists', () => {
  const ranks = {
    id: 'ranks',
    given: () => [3, 1, 2],
    reorder: (list: readonly number[]) => [...list].reverse(),
  };

  it('is sound where another order gives the same', () => {
    expect(finding({ ...ranks, run: (list, dice) => Math.max(...list) + d6(dice) })).toBeNull();
  });

  it('breaks verdict-ignores-order where it gives something else, or refuses', () => {
    const told = 'the same facts in another order give something else';
    expect(finding({ ...ranks, run: ([first]) => first })).toMatchObject({
      code: 'conformance/verdict-ignores-order',
      message: `"ranks" breaks verdict-ignores-order: ${told}: 3 against 2`,
      facts: { given: [3, 1, 2], faces: [] },
    });
    const refusing = ([first = 0]: readonly number[]) => {
      if (first !== 3) throw new WargameError(tooMany);
      return first;
    };
    expect(finding({ ...ranks, run: refusing })).toMatchObject({
      code: 'conformance/verdict-ignores-order',
      message: `"ranks" breaks verdict-ignores-order: ${told}: shots: too many shots`,
    });
    expect(finding({ ...ranks, given: () => [3, 3], run: refusing })).toBeNull();
  });

  it('keeps all other properties in that order too', () => {
    const losing = ([first]: readonly number[]) => (first === 3 ? first : undefined);
    expect(finding({ ...ranks, run: losing })?.code).toBe('conformance/plain-json');
  });

  it('is free to hang on the order without a reorder', () => {
    const { reorder: _, ...unordered } = ranks;
    expect(finding({ ...unordered, run: ([first]) => first })).toBeNull();
  });
});
