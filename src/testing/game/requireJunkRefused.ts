import type { GameTypes } from '../../core/game/game';
import type { Arena } from './arena';
import { refuseJunk } from './junk';

/** Of each kind of action that is offered, once: `parse` refuses what is none. */
export function requireJunkRefused<Types extends GameTypes>(
  { game, trail, kinds }: Arena<Types>,
  offered: readonly Types['action'][],
): void {
  for (const action of offered) {
    if (kinds.has(action.type)) continue;
    kinds.add(action.type);
    trail.action = action;
    trail.counts.unreadable += refuseJunk('action', action, (json) => game.parse.action(json));
    trail.action = null;
  }
}
