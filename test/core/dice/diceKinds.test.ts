import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ask,
  askAll,
  bestDie,
  countAtLeast,
  type Dice,
  d3,
  d6,
  d66,
  diceFrom,
  draw,
  isWargameError,
  loggedDice,
  odds,
  playScript,
  rollDice,
  rollDie,
  rollOff,
  scriptedDice,
  secureDice,
  seededDice,
  sumBestDice,
  sumDice,
} from 'wargame-rules';

const code = (wanted: string, path?: string) =>
  expect.objectContaining({
    code: wanted,
    ...(path !== undefined && { violations: [expect.objectContaining({ path })] }),
  });

/** A rule that mixes composites and single dice. */
const chain = (dice: Dice): number => {
  const hits = countAtLeast({ count: 3, sides: 6, atLeast: 4 }, dice, 'To hit');
  return hits === 0 ? -d6(dice, 'Consolation') : sumDice({ count: hits, sides: 6 }, dice, 'Damage');
};

describe('every kind of dice', () => {
  it('runs one rule alike: seeded, logged, scripted from the log, asked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const logged = loggedDice(seededDice(seed));
        const result = chain(logged);
        const rolls = logged.rolls();
        expect(chain(seededDice(seed))).toBe(result);
        expect(playScript(chain, JSON.parse(JSON.stringify(rolls)))).toBe(result);
        const faces = rolls.map(({ face }) => face);
        const hand = [...faces];
        const asked = await askAll(chain, ({ count }) => hand.splice(0, count));
        expect(asked).toEqual({ result, faces });
      }),
    );
  });
});

describe('scriptedDice', () => {
  it('C07: names the label of a missing, left-over or wrong-sided die', () => {
    expect(() => playScript((dice) => d6(dice, 'Morale test'), [])).toThrow(/Morale test/);
    expect(() => playScript((dice) => d6(dice), [])).toThrow(code('dice/missing'));
    expect(() => playScript((dice) => d6(dice), [1, 2])).toThrow(code('dice/left-over'));
    expect(() => playScript((dice) => d6(dice), [{ face: 1, sides: 3 }])).toThrow(code('dice/wrong-sides'));
    expect(() => playScript((dice) => d6(dice), [7])).toThrow(code('dice/impossible-face'));
  });

  it('C07: refuses faces that the die has not, whoever asks for them', () => {
    for (const face of [0, -1, 7, 2.5, Number.NaN]) {
      expect(() => scriptedDice([face]).roll(6), String(face)).toThrow(code('dice/impossible-face'));
    }
    expect([1, 6].map((face) => scriptedDice([face]).roll(6))).toEqual([1, 6]);
  });

  it('C07: shows a text as a text', () => {
    expect(() => scriptedDice(['4' as never]).roll(6)).toThrow(/^die 1 shows "4", which is no face of a D6/);
    expect(() => scriptedDice([{ face: '4' as never, sides: 6 }]).roll(6)).toThrow(/^die 1 shows "4",/);
    expect(() => scriptedDice([{ face: 4, sides: '6' as never }]).roll(6)).toThrow(
      /^die 1 is a D"6", not the D6/,
    );
    expect(() => scriptedDice([null as never]).roll(6)).toThrow(code('dice/impossible-face'));
  });

  it('refuses a script that is no list, and an answer that is none', async () => {
    for (const odd of [3, '4', undefined, null, { roll: () => 4 }] as never[]) {
      expect(() => scriptedDice(odd)).toThrow(code('argument/missing', 'script'));
      expect(() => playScript(d6, odd)).toThrow(code('argument/missing', 'script'));
      expect(() => ask(d6, odd)).toThrow(code('argument/missing', 'faces'));
      await expect(askAll(d6, () => odd)).rejects.toThrow(code('argument/missing', 'answer'));
    }
  });

  it('C91: keeps a copy of the script', () => {
    const script = [3];
    const dice = scriptedDice(script);
    script[0] = 5;
    expect(d6(dice)).toBe(3);
  });

  it('WM-REIN-4, C07, C13: a D66 reads the tens first', () => {
    expect(playScript((dice) => d66(dice), [5, 3])).toBe(53);
    expect(playScript((dice) => d66(dice), [1, 6])).toBe(16);
    expect(playScript((dice) => d66(dice), [3, 5])).toBe(35);
  });
});

describe('loggedDice', () => {
  it('C59: holds the tied rounds of a roll-off, in order', () => {
    const dice = loggedDice(scriptedDice([4, 4, 2, 5]));
    expect(rollOff(['Ann', 'Ben'], dice)).toEqual({ winner: 'Ben', dice: [2, 5] });
    expect(dice.rolls().map(({ face, label }) => `${label} ${face}`)).toEqual([
      'Roll-off: Ann 4',
      'Roll-off: Ben 4',
      'Roll-off: Ann 2',
      'Roll-off: Ben 5',
    ]);
  });

  it('names what a die was rolled for where the rule says so, and only there', () => {
    const dice = loggedDice(scriptedDice([2, 3]));
    d6(dice);
    d6(dice, 'Morale test');
    expect(dice.rolls()).toStrictEqual([
      { face: 2, sides: 6 },
      { face: 3, sides: 6, label: 'Morale test' },
    ]);
  });

  it('logs the dice inside a composite roll', () => {
    const logging = (dice: Dice) => {
      const logged = loggedDice(dice);
      return [chain(logged), logged.rolls().map(({ face }) => face)];
    };
    expect(ask(logging, [4, 6, 1, 5, 6])).toEqual({ done: true, result: [11, [4, 6, 1, 5, 6]] });
  });

  it('has composite rolls only where the dice inside have them', () => {
    expect('composite' in loggedDice(seededDice(1))).toBe(false);
    expect(ask((dice) => chain(loggedDice(dice)), [])).toEqual({
      done: false,
      question: { count: 3, sides: 6, label: 'To hit' },
    });
    expect(odds((dice) => chain(loggedDice(dice)))).toEqual(odds(chain));
  });
});

describe('ask', () => {
  it('asks a handful at once, and for the rest of a handful', () => {
    expect(ask(chain, [])).toEqual({ done: false, question: { count: 3, sides: 6, label: 'To hit' } });
    expect(ask(chain, [4])).toEqual({ done: false, question: { count: 2, sides: 6, label: 'To hit' } });
    expect(ask(chain, [1, 2, 3])).toEqual({
      done: false,
      question: { count: 1, sides: 6, label: 'Consolation' },
    });
    expect(ask(chain, [4, 6, 1, 5, 6])).toEqual({ done: true, result: 11 });
  });

  it('asks for each kind of handful as a whole, and for counters one by one', () => {
    const first = (rule: (dice: Dice) => unknown) => ask(rule, []);
    const handful = { count: 3, sides: 6 };
    const question = { done: false, question: handful };
    expect(first((dice) => bestDie(handful, dice))).toStrictEqual(question);
    expect(first((dice) => sumBestDice({ ...handful, keep: 2 }, dice))).toStrictEqual(question);
    expect(first((dice) => rollDice(handful, dice))).toStrictEqual(question);
    expect(first((dice) => draw(['a', 'b'], 2, dice))).toStrictEqual({
      done: false,
      question: { count: 1, sides: 2 },
    });
  });

  it('refuses faces that the dice have not, and more than are rolled', () => {
    expect(() => ask(chain, [0, 1, 1])).toThrow(code('dice/impossible-face'));
    expect(() => ask(chain, [1, 1, 1, 1, 1])).toThrow(code('dice/left-over'));
  });

  it('lets the errors of a rule through', () => {
    const fault = new Error('mine');
    expect(() =>
      ask(() => {
        throw fault;
      }, []),
    ).toThrow(fault);
    expect(() =>
      ask((dice) => {
        try {
          return d6(dice);
        } catch {
          throw fault;
        }
      }, []),
    ).toThrow(fault);
  });
});

describe('diceFrom', () => {
  it('C18: maps the ends of the source to the ends of the die and refuses what is beyond', () => {
    expect(d6(diceFrom(() => 0))).toBe(1);
    expect(d6(diceFrom(() => 0.9999999999999999))).toBe(6);
    for (const bad of [1, -0.1, Number.NaN, undefined, 7]) {
      let asked = 0;
      const source = () => {
        asked++;
        return bad as number;
      };
      expect(() => d6(diceFrom(source))).toThrow(code('dice/bad-source'));
      expect(asked).toBe(1);
    }
  });

  it('refuses dice with more sides than its numbers can tell apart, or than any die has', () => {
    expect(diceFrom(() => 0, { bits: 3 }).roll(8)).toBe(1);
    expect(() => diceFrom(() => 0, { bits: 3 }).roll(9)).toThrow(/^sides: /);
    expect(() => diceFrom(() => 0).roll(1_000_001)).toThrow(/^sides: /);
    for (const bits of [0, 33, 1.5]) expect(() => diceFrom(() => 0, { bits })).toThrow(/^bits: /);
  });

  it('C02: a source of 15 bits that says so is even', () => {
    const faces = [0, 0, 0, 0, 0, 0, 0];
    let refusals = 0;
    for (let value = 0; value < 32_768; value++) {
      let drawn = 0;
      const source = () => (drawn++ === 0 ? value / 32_768 : 0);
      const face = d6(diceFrom(source, { bits: 15 }));
      if (drawn > 1) refusals++;
      else faces[face] = (faces[face] ?? 0) + 1;
    }
    expect([refusals, ...faces.slice(1)]).toEqual([2, 5461, 5461, 5461, 5461, 5461, 5461]);
  });

  it('C12: gives up on a source that is stuck where the die has no face', () => {
    const stuck = (2 ** 32 - 8) / 2 ** 32;
    expect(() => d6(diceFrom(() => stuck))).toThrow(code('dice/bad-source'));
    const stuckFor = (draws: number) => {
      let drawn = 0;
      return diceFrom(() => (drawn++ < draws ? stuck : 0));
    };
    expect(d6(stuckFor(999))).toBe(1);
    expect(() => d6(stuckFor(1_000))).toThrow(code('dice/bad-source'));
  });
});

describe('secureDice', () => {
  it('gives every face', () => {
    expect(new Set(rollDice({ count: 1000, sides: 6 }, secureDice()))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  /** Puts another source in the place of the platform's. */
  const withCrypto = (value: unknown, act: () => void): void => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'crypto') as PropertyDescriptor;
    Object.defineProperty(globalThis, 'crypto', { value, configurable: true });
    try {
      act();
    } finally {
      Object.defineProperty(globalThis, 'crypto', own);
    }
  };

  it('takes many numbers from the platform at once, and uses each', () => {
    let asked = 0;
    let next = 0;
    const getRandomValues = (words: Uint32Array) => {
      asked++;
      return words.map((_, index) => {
        words[index] = next++;
        return next;
      });
    };
    withCrypto({ getRandomValues }, () => {
      const faces = rollDice({ count: 128, sides: 6 }, secureDice());
      expect(faces).toEqual(faces.map((_, index) => (index % 6) + 1));
      expect(asked).toBe(2);
    });
  });

  it('refuses a platform without a secure source', () => {
    for (const none of [undefined, {}]) {
      withCrypto(none, () => expect(() => secureDice()).toThrow(code('dice/no-secure-source')));
    }
  });
});

describe('faces from outside', () => {
  it('C18: are refused at the boundary', () => {
    for (const face of [0, 7, 2.5, Number.NaN, undefined]) {
      expect(() => d6({ roll: () => face as number })).toThrow(code('dice/impossible-face'));
    }
  });

  it('are shown with their kind', () => {
    const message = (face: unknown, label?: string): string => {
      try {
        return String(rollDie(6, { roll: () => face as number }, label));
      } catch (error) {
        return isWargameError(error) ? error.message : `another error: ${error}`;
      }
    };
    expect(message('4', 'To hit')).toBe('dice: D6 To hit: string 4');
    expect(message(7, 'To hit')).toBe('dice: D6 To hit: number 7');
    expect(message(2.5)).toBe('dice: D6 : number 2.5');
    expect(message(Number.NaN)).toBe('dice: D6 : number NaN');
    const others = [undefined, null, true, [4], { face: 4 }];
    expect(others.map((face) => message(face))).toEqual(
      others.map((face) => `dice: D6 : ${typeof face} ${face}`),
    );
  });

  it('C02, C44: a D3 is a halved D6', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => playScript((dice) => d3(dice), [face]))).toEqual([
      1, 1, 2, 2, 3, 3,
    ]);
  });
});
