import { describe, expect, it } from 'vitest';
import * as core from 'wargame-rules';
import { type Dice, isWargameError, type Match } from 'wargame-rules';
import { type RaceTypes, race } from './game/race';

const setup = { players: ['Ann', 'Ben'] as const, length: 12 };
const match: Match<RaceTypes> = core.startMatch(race, setup, { seed: 1 });
const unseeded: Match<RaceTypes> = core.startMatch(race, setup, core.seededDice(1));
const action: RaceTypes['action'] = { type: 'roll', player: match.state.turn };
const dice: Dice = core.seededDice(1);
const die = core.odds((source) => core.d6(source));
const rule = (source: Dice): number => core.d6(source);
const yes = (): boolean => true;
const handful = { count: 2, sides: 6, atLeast: 4, keep: 1 };
const correction = { step: 0, agreed: ['Ann', 'Ben'] };
const table = core.rollTable({ id: 'any', die: 'D6', rows: [{ from: 1, to: 6, result: 'any' }] });

/** Their faults are those of a whole record, or of a seed wherever it came from. */
const WITHOUT_PATH: readonly string[] = ['parseRecord', 'playOut', 'replay'];

/** They take no function, dice, odds, table, game or match. */
const OTHERS: readonly string[] = [
  'addFractions',
  'WargameError',
  'atLeast',
  'atMost',
  'battlefieldCentre',
  'checkRollTable',
  'checkZone',
  'closest',
  'compareFractions',
  'compareShare',
  'derive',
  'dieValues',
  'distanceBetween',
  'distanceToZone',
  'divide',
  'divideFractions',
  'fraction',
  'half',
  'inBaseContact',
  'inchesFromMillimetres',
  'isD66',
  'isWargameError',
  'isWhollyWithin',
  'isWithin',
  'isWithinZone',
  'multiplyFractions',
  'pathLength',
  'percent',
  'percentText',
  'rectangleZone',
  'requireWholeNumber',
  'resumeDice',
  'rollTable',
  'roundFraction',

  'sameLength',
  'scriptedDice',
  'secureDice',
  'seededDice',
  'subtractFractions',
  'toFraction',
  'toNumber',
];

/** Stands for the argument that is wrong. */
const WRONG = Symbol('wrong');

/** Calls by function: all arguments are sound but one, or more where each is wrong in a call of its own. */
const CALLS: { readonly [Name in keyof typeof core]?: readonly (readonly unknown[])[] } = {
  // What rolls.
  bestDie: [
    [handful, WRONG],
    [WRONG, dice],
  ],
  countAtLeast: [
    [handful, WRONG],
    [WRONG, dice],
  ],
  d3: [[WRONG]],
  d6: [[WRONG]],
  d66: [[WRONG]],
  draw: [
    [['a', 'b'], 1, WRONG],
    [WRONG, 1, dice],
  ],
  loggedDice: [[WRONG]],
  rollComposite: [[{ sample: rule, outcomes: () => [] }, WRONG]],
  rollDice: [
    [handful, WRONG],
    [WRONG, dice],
  ],
  rollDie: [[6, WRONG]],
  rollNamedDie: [
    ['D6', WRONG],
    ['2D6', WRONG],
    ['D66', WRONG],
    ['D3', WRONG],
    [WRONG, dice],
  ],
  rollOff: [[['Ann', 'Ben'], WRONG]],
  rollOnTable: [
    [table, WRONG],
    [WRONG, dice],
  ],
  sumBestDice: [
    [handful, WRONG],
    [WRONG, dice],
  ],
  sumDice: [
    [handful, WRONG],
    [WRONG, dice],
  ],
  // What calls.
  ask: [
    [WRONG, []],
    [rule, WRONG],
  ],
  askAll: [
    [WRONG, () => [1]],
    [rule, WRONG],
  ],
  diceFrom: [[WRONG]],
  playScript: [
    [WRONG, []],
    [rule, WRONG],
  ],
  rerollUntil: [
    [WRONG, yes, dice],
    [rule, WRONG, dice],
    [rule, yes, WRONG],
  ],
  standardSchema: [[WRONG]],
  sumRolls: [
    [2, WRONG, dice],
    [2, rule, WRONG],
  ],
  // Odds.
  bothOdds: [
    [WRONG, die, yes],
    [die, WRONG, yes],
    [die, die, WRONG],
  ],
  givenOdds: [
    [WRONG, yes],
    [die, WRONG],
  ],
  mapOdds: [
    [WRONG, yes],
    [die, WRONG],
  ],
  mean: [[WRONG]],
  odds: [[WRONG]],
  oddsTable: [[WRONG]],
  oddsToData: [[WRONG]],
  probability: [
    [WRONG, yes],
    [die, WRONG],
  ],
  quantile: [[WRONG, 50]],
  simulate: [
    [WRONG, { runs: 1, seed: 1 }],
    [rule, WRONG],
  ],
  thenOdds: [
    [WRONG, () => die],
    [die, WRONG],
    [die, () => WRONG],
  ],
  // Tables.
  lookUp: [[WRONG, 1]],
  rowChances: [[WRONG]],
  // Games and matches.
  answerQuestion: [
    [WRONG, unseeded, [1]],
    [race, WRONG, [1]],
  ],
  askAction: [
    [WRONG, unseeded, action],
    [race, WRONG, action],
  ],
  askMatch: [
    [WRONG, setup, []],
    [race, setup, WRONG],
  ],
  canRedo: [[WRONG, 'Ann']],
  canUndo: [[WRONG, 'Ann']],
  checkCorrection: [
    [WRONG, match, correction],
    [race, WRONG, correction],
    [race, match, WRONG],
  ],
  correct: [
    [WRONG, match, correction],
    [race, WRONG, correction],
    [race, match, WRONG],
  ],
  defineGame: [[WRONG]],
  history: [
    [WRONG, match, 'Ann'],
    [race, WRONG, 'Ann'],
  ],
  matchView: [
    [WRONG, match, 'Ann'],
    [race, WRONG, 'Ann'],
  ],
  parseRecord: [
    [WRONG, '{}'],
    [race, WRONG],
  ],
  playAction: [
    [WRONG, match, action],
    [race, WRONG, action],
  ],
  playOut: [
    [WRONG, match, { botSeed: 1 }],
    [race, WRONG, { botSeed: 1 }],
    [race, match, WRONG],
  ],
  randomAction: [
    [WRONG, match.state, match.state.turn, dice],
    [race, match.state, match.state.turn, WRONG],
  ],
  redo: [
    [WRONG, match, 'Ann'],
    [race, WRONG, 'Ann'],
  ],
  replay: [
    [WRONG, match.record],
    [race, WRONG],
  ],
  startMatch: [
    [WRONG, setup, { seed: 1 }],
    [race, setup, WRONG],
  ],
  transcript: [
    [WRONG, match, 'Ann'],
    [race, WRONG, 'Ann'],
  ],
  undo: [
    [WRONG, match, 'Ann'],
    [race, WRONG, 'Ann'],
  ],
};

/** None of them is a function, dice, odds, a match, a game or a list of anything sound. */
const JUNK: readonly unknown[] = [undefined, null, 7, 'junk', true, {}, Symbol('junk'), 7n];

/** What a call throws, now or later; undefined where it gives a result. */
async function thrownBy(call: () => unknown): Promise<unknown> {
  try {
    await call();
    return undefined;
  } catch (error) {
    return error;
  }
}

const exported = new Map<string, unknown>(Object.entries(core));
const functions = Object.entries(CALLS).map(([name, calls]) => ({
  name,
  calls,
  run: exported.get(name) as (...given: readonly unknown[]) => unknown,
}));

describe.each(functions)('$name', ({ name, calls, run }) => {
  it('refuses a wrong argument with a typed error that names it', async () => {
    for (const call of calls) {
      for (const junk of JUNK) {
        const error = await thrownBy(() => run(...call.map((value) => (value === WRONG ? junk : value))));
        const where = `${name}, argument ${call.indexOf(WRONG) + 1}: ${String(error)}`;
        expect(isWargameError(error), where).toBe(true);
        const paths = isWargameError(error) ? error.violations.map(({ path }) => path) : [];
        if (!WITHOUT_PATH.includes(name)) expect(paths, where).not.toContain(undefined);
      }
    }
  });

  it('refuses to be called with nothing', async () => {
    // Two players are neither called nor rolled with, and a check of them would make the roll-off too large.
    const first = name === 'rollOff' ? [['Ann', 'Ben']] : [];
    expect(isWargameError(await thrownBy(() => run(...first))), name).toBe(true);
  });
});

describe('the functions of the core', () => {
  it('are all called here, but for those that take other things, and those of parts', () => {
    const uncalled = [...exported].filter(
      ([name, given]) => typeof given === 'function' && !(name in CALLS) && !/Part|runFacts/.test(name),
    );
    expect(uncalled.map(([name]) => name).sort()).toEqual([...OTHERS].sort());
  });
});
