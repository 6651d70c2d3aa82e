import type { GameTypes } from '../../core/game/game';
import { jsonText } from '../plain/jsonText';

/** No game has so many kinds of actions that more would find more. */
const MOST = 100;

/** Actions that were met, each once. */
export interface ActionPool<Types extends GameTypes> {
  add(actions: readonly Types['action'][]): void;
  all(): readonly Types['action'][];
}

/** A pool with nothing in it. */
export function actionPool<Types extends GameTypes>(): ActionPool<Types> {
  const met = new Map<string, Types['action']>();
  return {
    add(actions) {
      for (const action of actions) if (met.size < MOST) met.set(jsonText(action), action);
    },
    all: () => [...met.values()],
  };
}
