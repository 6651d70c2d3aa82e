import type { GameTypes } from '../../core/game/game';
import type { Arena, Course } from './arena';
import { requireRepeat } from './requireRepeat';
import { standAt, standAtStep } from './trail';

/** Each step once more from the same state on the same faces, and on other dice that show them. */
export function requireRepeats<Types extends GameTypes>(arena: Arena<Types>, course: Course<Types>): void {
  const { game, setup, trail } = arena;
  const [start] = course;
  if (!start) return;
  standAt(trail, start);
  requireRepeat('start', start.state, start.record.setupFaces, (dice) => game.start(setup, dice));
  for (const [index, before] of course.slice(0, -1).entries()) {
    const after = course[index + 1] as Course<Types>[number];
    const { action, faces } = standAtStep(trail, after);
    const { state, events } = after;
    requireRepeat('apply', { state, events: events[index] }, faces, (dice) => {
      const result = game.apply(before.state, action, dice);
      return { state: result.state, events: result.events };
    });
  }
}
