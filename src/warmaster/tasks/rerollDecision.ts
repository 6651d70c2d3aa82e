import type { ActionOf } from '../action';
import { rerollCombat, resolveCombat } from '../combat/rollCombat';
import type { Decision } from '../decision';
import { replaceTask } from '../progress';
import type { WarmasterState } from '../state';
import type { Task } from '../task';

type RerollTask = Extract<Task, { readonly type: 'reroll' }>;

/**
 * Whether the combat die is rolled again.
 *
 * @rule WM-REROLL-1
 */
export const rerollDecision: Decision<ActionOf<'reroll' | 'keep'>> = {
  types: ['reroll', 'keep'],
  player: (_, state) => current(state).side,
  actions: (_, state) => {
    const player = current(state).side;
    return [
      { type: 'keep', player },
      { type: 'reroll', player },
    ];
  },
  check: () => [],
  apply(progress, { type }) {
    const { combat } = current(progress.state);
    replaceTask(progress);
    if (type === 'keep') resolveCombat(progress, combat);
    else rerollCombat(progress, combat);
  },
};

function current(state: WarmasterState): RerollTask {
  return state.agenda[0] as RerollTask;
}
