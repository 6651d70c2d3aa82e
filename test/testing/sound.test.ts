import { describe, expect, it } from 'vitest';
import { type Game, isWargameError, type RollTable, seededDice, type WargameError } from 'wargame-rules';
import * as battlefleetGothic from 'wargame-rules/battlefleet-gothic';
import { OBJECTIVE_TYPES } from 'wargame-rules/movable-objectives';
import * as openPlay from 'wargame-rules/open-play';
import {
  CONFORMANCE_PROPERTIES,
  checkGame,
  checkObjectiveType,
  checkPart,
  checkRecord,
  checkRule,
  checkScenario,
  checkTableRolls,
  goldenTranscript,
  reorderUnits,
} from 'wargame-rules/testing';
import * as warmaster from 'wargame-rules/warmaster';
import { type AmbushTypes, ambush } from '../core/game/ambush';
import { ambushSetup, raceSetup } from '../core/game/arbitraries';
import { race } from '../core/game/race';
import { carriers } from './carriers';
import { convoy } from './convoy';
import { type DuelTypes, duel } from './duel';
import { envelopes } from './envelopes';
import { sentries, watched } from './sentries';

function thrown(run: () => unknown): WargameError {
  try {
    run();
  } catch (error) {
    if (isWargameError(error)) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

/** What a finding shows. */
function evidence({ violations }: WargameError) {
  return violations[0]?.facts as unknown as {
    readonly record: unknown;
    readonly action: DuelTypes['action'];
  };
}

/** The tables that a system exports. */
function tables(module: object): readonly (readonly [string, RollTable<unknown>])[] {
  return Object.entries(module).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && 'die' in value && 'rows' in value
      ? [[name, value as RollTable<unknown>] as const]
      : [],
  );
}

describe('the conformance kit accepts', { timeout: 60_000 }, () => {
  it('an open game with dice and decisions between them', () => {
    const report = checkGame(race, { setups: [raceSetup], matches: 8 });
    expect(report).toMatchObject({ game: 'race', matches: 8, redealt: 0 });
    expect(Math.min(report.ended, report.allowed, report.refused, report.undone)).toBeGreaterThan(0);
  });

  it('a game with something else in it, whose types follow from the rest', () => {
    const report = checkGame(
      {
        ...duel,
        view: ({ left, moves }) => ({ left, moves }),
        actions: (state, player) => duel.actions(state, player),
      },
      { setups: [{ turns: 2 }], matches: 3, mostSteps: 40 },
    );
    expect(report.game).toBe('duel');
  });

  it('a game of secrets, once they can be dealt anew', () => {
    const setups = [ambushSetup];
    expect(thrown(() => checkGame(ambush, { setups, matches: 3 })).code).toBe(
      'conformance/secrets-can-be-redealt',
    );
    const redealt: Game<AmbushTypes> = {
      ...ambush,
      redeal: (state, viewer, dice) => ({
        ...state,
        sides: state.sides.map((side) =>
          side.player === viewer
            ? side
            : { ...side, card: dice.roll(3), hidden: dice.roll(4) - 1, force: side.force && dice.roll(9) },
        ),
      }),
    };
    const report = checkGame(redealt, { setups, matches: 8 });
    expect(Math.min(report.redealt, report.reveals, report.refused)).toBeGreaterThan(0);
  });

  it('a game of secret choices, whatever else of them is public', () => {
    const report = checkGame(envelopes, { setups: [{ turns: 3 }], matches: 10, tries: 4 });
    expect(Math.min(report.redealt, report.reveals)).toBeGreaterThan(0);
  });

  it('a part with a secret', () => {
    const report = checkPart(sentries, watched);
    expect(Math.min(report.redealt, report.refused, report.ended)).toBeGreaterThan(0);
  });

  it('a scenario', () => {
    const { setUp, decision } = checkScenario(convoy);
    expect(setUp.refused).toBeGreaterThan(0);
    expect(setUp.dice).toBeGreaterThan(0);
    expect(decision).toMatchObject({ refused: 0, dice: 0 });
  });

  it.each(OBJECTIVE_TYPES)('the $id type of objective', (type) => {
    checkObjectiveType(type, carriers);
  });

  it.each([...tables(openPlay), ...tables(battlefleetGothic), ...tables(warmaster)])('%s', (_, table) => {
    checkTableRolls(table);
  });
});

describe('a finding', { timeout: 60_000 }, () => {
  const broken: Game<DuelTypes> = {
    ...duel,
    outcome: ({ left }) => (left > 2 ? null : { winners: [], reasons: [] }),
  };
  const options = { setups: [{ turns: 4 }], matches: 10, mostSteps: 40 };

  it('names the property and prints the smallest match that shows it', () => {
    const error = thrown(() => checkGame(broken, options));
    expect(error.code).toBe('conformance/outcome-is-final');
    const [line] = error.message.split('\n').filter((text) => text.startsWith('record: '));
    const record = JSON.parse(line?.slice('record: '.length) ?? '');
    expect(record).toEqual(evidence(error).record);
    // Two shots, and nothing else.
    expect(record.steps.map(({ action }: { action: DuelTypes['action'] }) => action.type)).toEqual([
      'shoot',
      'shoot',
    ]);
  });

  it('is the same each time, and others with another seed', () => {
    const [first, again] = [1, 2].map(() => thrown(() => checkGame(broken, options)).message);
    expect(again).toBe(first);
    const report = (seed: number) => checkGame(duel, { ...options, matches: 3, seed });
    expect(report(1)).toEqual(report(1));
    expect(report(2)).not.toEqual(report(1));
  });

  it('can be saved and played again, before and after it is mended', () => {
    const error = thrown(() => checkGame(broken, options));
    const record = JSON.stringify(evidence(error).record);
    expect(thrown(() => checkRecord(broken, record)).code).toBe(error.code);
    expect(checkRecord(duel, record)).toMatchObject({ game: 'duel', matches: 1, steps: 2 });
  });

  it('has the action that shows it, to be tried again', () => {
    const wrong: Game<DuelTypes> = {
      ...duel,
      check: (state, action) =>
        action.type === 'aim' && state.turn !== action.player ? [] : duel.check(state, action),
    };
    const error = thrown(() => checkGame(wrong, options));
    expect(error.code).toBe('conformance/only-those-to-act');
    const { record, action } = evidence(error);
    expect(action.type).toBe('aim');
    expect(thrown(() => checkRecord(wrong, JSON.stringify(record), action)).code).toBe(error.code);
  });
});

describe('the kit itself', { timeout: 60_000 }, () => {
  it('leaves chance and time as they were, whatever happens', () => {
    const { random } = Math;
    const { now } = Date;
    checkGame(duel, { setups: [{ turns: 1 }], matches: 1, mostSteps: 40 });
    thrown(() => checkRule({ id: 'clock', given: () => null, run: () => Date.now() }));
    expect(Math.random).toBe(random);
    expect(Date.now).toBe(now);
    expect(Object.hasOwn(globalThis.crypto, 'getRandomValues')).toBe(false);
  });

  it('sees chance from elsewhere even where the error is caught', () => {
    const run = () => {
      try {
        return Math.random();
      } catch {
        return 4;
      }
    };
    expect(thrown(() => checkRule({ id: 'sly', given: () => null, run })).code).toBe(
      'conformance/chance-from-dice',
    );
    const secure = () => globalThis.crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
    expect(thrown(() => checkRule({ id: 'secure', given: () => null, run: secure })).message).toContain(
      'crypto',
    );
  });

  it('refuses options that cannot be', () => {
    const setups = [{ turns: 1 }];
    for (const options of [
      { setups: [] },
      { setups, matches: 0 },
      { setups, seed: 0.5 },
      { setups, mostSteps: -1 },
    ]) {
      expect(thrown(() => checkGame(duel, options)).code).toMatch(/^argument\//);
    }
    expect(thrown(() => checkGame(duel, { setups: [{ turns: -1 }] })).code).toBe(
      'conformance/parse-accepts-its-own',
    );
  });

  it('names each property once', () => {
    expect(new Set(CONFORMANCE_PROPERTIES).size).toBe(CONFORMANCE_PROPERTIES.length);
  });
});

describe('goldenTranscript', () => {
  it('is the same for the same seed, and shows no secrets', () => {
    const golden = goldenTranscript(duel, { turns: 3 }, 'golden');
    expect(goldenTranscript(duel, { turns: 3 }, 'golden')).toBe(golden);
    expect(goldenTranscript(duel, { turns: 3 }, 'other')).not.toBe(golden);
    expect(golden).toMatch(/^duel 1\n> Ann: /);
    expect(golden).toMatch(/\n# [0-9a-f]{16}\n$/);
    expect(golden).not.toContain('cards');
  });
});

describe('reorderUnits', () => {
  it('keeps armies in their order, and all that is in them', () => {
    const units = [1, 2, 3, 4].map((id) => ({ id, models: [{ id: `${id}a` }, { id: `${id}b` }] }));
    const battle = {
      round: 1,
      armies: [
        { name: 'one', units },
        { name: 'two', units: [] },
      ],
    };
    const { round, armies } = reorderUnits(battle, seededDice(3));
    expect([round, armies.map(({ name }) => name)]).toEqual([1, ['one', 'two']]);
    expect(armies[0]?.units).not.toEqual(units);
    expect([...(armies[0]?.units ?? [])].map(({ id }) => id).sort()).toEqual([1, 2, 3, 4]);
    expect(reorderUnits({ ships: 3 }, seededDice(3))).toEqual({ ships: 3 });
  });
});
