import { describe, expect, it } from 'vitest';
import type { Game } from 'wargame-rules';
import { examine } from '../../../src/testing/game/examine';
import { type CountTypes, countArena, countdown, falls, refusal, scriptOf, take } from './countdown';

function refuses(): never {
  throw refusal('not today');
}

function examined(change: Partial<Game<CountTypes>>, types: readonly string[], from = 3) {
  const arena = countArena(change, from);
  const finding = examine(arena, () => scriptOf(arena, types));
  return { finding, counts: arena.trail.counts };
}

describe('examine', () => {
  it('finds nothing in a sound game, and counts matches and those that ended', () => {
    const whole = examined({}, ['take', 'show', 'take']);
    expect(whole.finding).toBeNull();
    expect(whole.counts).toMatchObject({ matches: 1, ended: 1, steps: 3, reveals: 1 });
    const broken = examined({}, ['take']);
    expect(broken.finding).toBeNull();
    expect(broken.counts).toMatchObject({ matches: 1, ended: 0, steps: 1 });
  });

  it('shows the record before the step and the action that break a property', () => {
    const apply: Game<CountTypes>['apply'] = (state, action, dice) =>
      state.left === 2 ? refuses() : countdown.apply(state, action, dice);
    expect(examined({ apply }, ['take', 'show']).finding).toEqual({
      property: 'legal-applies',
      message: 'check allows it, and apply throws: not today',
      step: 1,
      evidence: {
        record: expect.objectContaining({ steps: [expect.objectContaining({ action: take })] }),
        action: { type: 'show', player: 'Ben' },
      },
    });
  });

  it('shows no action where a state breaks it', () => {
    expect(examined({ toAct: () => [] }, []).finding).toEqual({
      property: 'never-stuck',
      message: 'nobody may act, and the game is not over',
      step: 0,
      evidence: { record: expect.objectContaining({ steps: [] }) },
    });
  });

  it('calls a game stuck that throws when it is looked at', () => {
    const outcome: Game<CountTypes>['outcome'] = (state) =>
      state.left === 2 ? refuses() : countdown.outcome(state);
    expect(examined({ outcome }, ['take']).finding).toEqual({
      property: 'never-stuck',
      message: 'a look at the game throws: not today',
      step: 1,
      evidence: { record: expect.objectContaining({ game: 'countdown' }) },
    });
  });

  it('shows the set-up where a game does not even start', () => {
    expect(examined({ start: refuses }, []).finding).toEqual({
      property: 'never-stuck',
      message: 'a look at the game throws: not today',
      evidence: { setup: { from: 3 } },
    });
  });

  it('hands on what is no error of the rules', () => {
    expect(() => examined({ start: falls }, [])).toThrow(new RangeError('jammed'));
  });
});
