import { describe, expect, it } from 'vitest';
import type { Game } from 'wargame-rules';
import { playOn } from '../../../src/testing/game/playOn';
import { requireReplay } from '../../../src/testing/game/replays';
import { brokenBy } from '../guard/broken';
import { type CountTypes, countArena, countdown, falls, scriptOf, turning } from './countdown';

type Apply = Game<CountTypes>['apply'];

const TYPES_PLAYED = ['take', 'roll', 'show', 'take'];

/** Plays four steps, then replays them, where `apply` may be another. */
function replayed(later: Apply = countdown.apply) {
  const arena = countArena({ apply: turning(4, countdown.apply, later) }, 9);
  const course = playOn(arena, scriptOf(arena, TYPES_PLAYED));
  arena.trail.step = 0;
  requireReplay(arena, course);
  return arena.trail;
}

describe('requireReplay', () => {
  it('replays the whole match, and stands at its end', () => {
    const { match, step, action } = replayed();
    expect(match?.record.steps).toHaveLength(4);
    expect([step, action]).toEqual([4, null]);
  });

  it('has nothing to say of a match that never began', () => {
    const arena = countArena();
    expect(() => requireReplay(arena, [])).not.toThrow();
    expect(arena.trail.match).toBeNull();
  });

  it('rejects a replay that ends elsewhere, and says where', () => {
    const later: Apply = (state, action, dice) => {
      const step = countdown.apply(state, action, dice);
      return { ...step, state: { ...step.state, last: 'again' } };
    };
    expect(brokenBy(() => replayed(later))).toEqual([
      'replay-equals-play',
      'state.last: "take" against "again"',
    ]);
  });

  it('rejects a record that can not be replayed, and says why', () => {
    const later: Apply = (state, action, dice) => ({ ...countdown.apply(state, action, dice), events: [] });
    const [property, message] = brokenBy(() => replayed(later));
    expect(property).toBe('replay-equals-play');
    expect(message).toContain('the checksum does not fit');
  });

  it('hands on what is no error of the rules', () => {
    expect(() => replayed(falls)).toThrow(new RangeError('jammed'));
  });
});
