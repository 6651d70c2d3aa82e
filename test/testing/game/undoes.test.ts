import { describe, expect, it } from 'vitest';
import { type Game, rollDie } from 'wargame-rules';
import { playOn } from '../../../src/testing/game/playOn';
import { requireUndo } from '../../../src/testing/game/undoes';
import { brokenBy } from '../guard/broken';
import { type CountTypes, countArena, countdown, falls, scriptOf, turning } from './countdown';

type Apply = Game<CountTypes>['apply'];

/** Plays, then takes steps back; `apply` is another from a certain call on. */
function undone(types: readonly string[], calls = Number.POSITIVE_INFINITY, later: Apply = countdown.apply) {
  const arena = countArena({ apply: turning(calls, countdown.apply, later) }, 9);
  const begin = () => scriptOf(arena, types);
  const course = playOn(arena, begin());
  requireUndo(arena, course, begin);
  return arena.trail;
}

const farther: Apply = (state, action, dice) => {
  const step = countdown.apply(state, action, dice);
  return { ...step, state: { ...step.state, left: step.state.left - 1 } };
};

describe('requireUndo', () => {
  it('takes back each step that neither dice nor a reveal seal, whoever takes it', () => {
    expect(undone(['take', 'show', 'take', 'roll', 'take', 'take']).counts.undone).toBe(4);
    expect(undone([]).counts.undone).toBe(0);
    expect(undone(['roll', 'show']).counts.undone).toBe(0);
  });

  it('stands at the step that it takes back', () => {
    const trail = undone(['show', 'take']);
    expect(trail.step).toBe(1);
    expect(trail.action).toEqual({ type: 'take', player: 'Ben' });
    expect(trail.match?.record.steps).toHaveLength(2);
  });

  it.each<readonly [fault: string, types: readonly string[], calls: number, message: string]>([
    ['a step that comes out otherwise', ['show'], 1, 'it comes out otherwise after steps were taken back'],
    ['steps that are not as they were when played again', ['take'], 2, 'played again, it is not as it was'],
    ['an earlier step that does otherwise', ['take', 'roll', 'show'], 5, 'it comes out otherwise after'],
  ])('rejects %s, and says where', (_, types, calls, message) => {
    const [property, told] = brokenBy(() => undone(types, calls, farther));
    expect(property).toBe('undo-and-redo');
    expect(told).toContain(message);
    expect(told).toMatch(/: .*left: \d against \d$/);
  });

  it('rejects a game that is not as it was when a step is taken back', () => {
    // Ann's second step is taken back by playing her first and Ben's again.
    const calls = 3 + 2 + 2 + 1;
    expect(brokenBy(() => undone(['take', 'take', 'take'], calls, farther))).toEqual([
      'undo-and-redo',
      expect.stringContaining('taken back, it is not as it was: left: '),
    ]);
  });

  it('rejects dice that fall where none fell before', () => {
    const rolling: Apply = (state, action, dice) => {
      rollDie(6, dice);
      return countdown.apply(state, action, dice);
    };
    expect(brokenBy(() => undone(['take'], 2, rolling))).toEqual([
      'undo-and-redo',
      expect.stringContaining('a die is due, and there are no dice'),
    ]);
  });

  it('hands on what is no error of the rules', () => {
    expect(() => undone(['take'], 1, falls)).toThrow(new RangeError('jammed'));
  });
});
