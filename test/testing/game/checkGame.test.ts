import { describe, expect, it } from 'vitest';
import { type Game, isWargameError, type WargameError } from 'wargame-rules';
import { checkGame, type GameCheck } from 'wargame-rules/testing';
import { type CountTypes, countdown, countdownBut, turning } from './countdown';

const OPTIONS: GameCheck<CountTypes> = { setups: [{ from: 40 }], matches: 1, tries: 0 };

/** What a broken game is rejected with. */
function rejection(
  change: Partial<Game<CountTypes>>,
  options: Partial<GameCheck<CountTypes>> = {},
): WargameError {
  try {
    checkGame<CountTypes>(countdownBut(change), { ...OPTIONS, ...options });
  } catch (error) {
    if (isWargameError(error)) return error;
    throw error;
  }
  throw new Error('accepted');
}

function recordIn(error: WargameError) {
  const facts = error.violations[0]?.facts as unknown as {
    readonly record: {
      readonly seed: number;
      readonly steps: readonly { readonly action: { readonly type: string } }[];
    };
  };
  return facts.record;
}

describe('checkGame', () => {
  it('accepts a sound game, and reports as many matches as it was told', () => {
    const report = checkGame<CountTypes>(countdown, { setups: [{ from: 2 }], matches: 3, tries: 1 });
    expect(report).toMatchObject({ game: 'countdown', matches: 3 });
    expect(checkGame<CountTypes>(countdown, { setups: [{ from: 1 }], tries: 0 }).matches).toBe(20);
  });

  it.each([
    ['matches', { matches: 0 }],
    ['mostSteps', { mostSteps: 0 }],
    ['tries', { tries: -1 }],
    ['seed', { seed: 0.5 }],
    ['setups.length', { setups: [] }],
  ])('refuses %s that can not be', (path, wrong) => {
    expect(() => checkGame<CountTypes>(countdown, { ...OPTIONS, ...wrong })).toThrow(
      expect.objectContaining({ violations: [expect.objectContaining({ path })] }),
    );
  });

  it('shows the shortest match of those it tries, as a fault of the last step is found', () => {
    const error = rejection({ toAct: ({ turn, last }) => (last === 'roll' ? [] : [turn]) });
    expect(error.code).toBe('conformance/never-stuck');
    expect(error.violations[0]?.path).toBe('steps[1]');
    expect(recordIn(error).steps.map(({ action }) => action.type)).toEqual(['roll']);
  });

  it('shows the plainest of matches that are as long', () => {
    expect(recordIn(rejection({ toAct: () => [] })).seed).toBe(0);
  });

  it('shows no longer match where the fault comes later when it is looked for again', () => {
    const toAct = turning<readonly [CountTypes['state']], readonly string[]>(
      1,
      () => [],
      ({ left, turn }) => (left === 40 ? [turn] : []),
    );
    const error = rejection({ toAct });
    expect(error.violations[0]?.path).toBe('steps[0]');
    expect(recordIn(error).steps).toEqual([]);
  });

  it('tells of the fault it found first, whatever else shows while it looks for a smaller match', () => {
    const toAct = turning<readonly unknown[], readonly string[]>(
      1,
      () => [],
      () => ['Cid'],
    );
    expect(rejection({ toAct }).code).toBe('conformance/never-stuck');
  });

  it('looks for a smaller match for no more than 200 steps, and one more for each match', () => {
    let started = 0;
    const start: Game<CountTypes>['start'] = (setup, dice) => {
      started++;
      return countdown.start(setup, dice);
    };
    const toAct = turning<readonly unknown[], readonly string[]>(
      1,
      () => [],
      () => ['Cid'],
    );
    rejection({ start, toAct });
    expect(started).toBe(1 + 200);
  });

  it('asks for more steps where no match comes to an end', () => {
    const error = rejection({}, { mostSteps: 2 });
    expect(error.code).toBe('conformance/matches-end');
    expect(error.message).toContain('after 2 steps');
  });
});
