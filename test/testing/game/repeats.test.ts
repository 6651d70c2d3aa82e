import { describe, expect, it } from 'vitest';
import { d6, type Game } from 'wargame-rules';
import { playOn } from '../../../src/testing/game/playOn';
import { requireRepeats } from '../../../src/testing/game/repeats';
import { brokenBy } from '../guard/broken';
import { type CountTypes, countArena, countdown, scriptOf, turning } from './countdown';

type Apply = Game<CountTypes>['apply'];

const rolledStart: Game<CountTypes>['start'] = ({ from }, dice) => ({ left: from + d6(dice), turn: 'Ann' });

function repeated(change: Partial<Game<CountTypes>>) {
  const arena = countArena({ start: rolledStart, ...change }, 9);
  requireRepeats(arena, playOn(arena, scriptOf(arena, ['take', 'roll', 'show'])));
  return arena.trail;
}

describe('requireRepeats', () => {
  it('accepts a game that does the same again, and stands at its last step', () => {
    const { step, action } = repeated({});
    expect([step, action]).toEqual([2, { type: 'show', player: 'Ann' }]);
  });

  it('has nothing to say of a match that never began', () => {
    const arena = countArena();
    expect(() => requireRepeats(arena, [])).not.toThrow();
    expect(arena.trail.match).toBeNull();
  });

  it('rejects a start that does otherwise', () => {
    const start = turning<Parameters<typeof rolledStart>, CountTypes['state']>(
      1,
      rolledStart,
      (setup, dice) => ({
        ...rolledStart(setup, dice),
        turn: 'Ben',
      }),
    );
    expect(brokenBy(() => repeated({ start }))).toEqual([
      'same-inputs-same-result',
      'start does otherwise when it is called again: turn: "Ann" against "Ben"',
    ]);
  });

  it.each<readonly [what: string, later: Apply, message: string]>([
    [
      'leads elsewhere',
      (state, action, dice) => {
        const step = countdown.apply(state, action, dice);
        return { ...step, state: { ...step.state, last: 'again' } };
      },
      'state.last: "take" against "again"',
    ],
    [
      'tells something else',
      (state, action, dice) => ({ ...countdown.apply(state, action, dice), events: [] }),
      'events[0]: {"type":"left","left":',
    ],
  ])('rejects a step that %s', (_, later, message) => {
    const [property, told] = brokenBy(() => repeated({ apply: turning(3, countdown.apply, later) }));
    expect(property).toBe('same-inputs-same-result');
    expect(told).toContain(`apply does otherwise when it is called again: ${message}`);
  });
});
