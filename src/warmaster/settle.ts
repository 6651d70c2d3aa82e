import type { Decision } from './decision';
import type { Rules } from './edition/rules';
import { closePhase, nextPhase } from './phases/nextPhase';
import { PHASE_RULES } from './phases/phaseRules';
import { doFirst, type Progress } from './progress';
import type { WarmasterState } from './state';
import type { Effect, Task } from './task';
import { carryOut } from './tasks/carryOut';
import { lossesAreOpen, lossesDecision } from './tasks/losses';
import { placeDecision } from './tasks/placeDecision';
import { rerollDecision } from './tasks/rerollDecision';
import { retreatDecision, retreatIsOpen } from './tasks/retreat';

/** What somebody has to decide about a task; null where nobody has. */
function decisionOn(rules: Rules, state: WarmasterState, task: Task): Decision | null {
  switch (task.type) {
    case 'place':
      return placeDecision;
    case 'reroll':
      return rerollDecision;
    case 'losses':
      return lossesAreOpen(rules, state, task) ? lossesDecision : null;
    case 'retreat':
      return retreatIsOpen(rules, state, task) ? retreatDecision : null;
    default:
      return null;
  }
}

/** The decision that the game waits for; none when it is over. Only for states that are settled. */
export function awaited(rules: Rules, state: WarmasterState): Decision | null {
  if (state.outcome) return null;
  const task = state.agenda[0];
  return task ? decisionOn(rules, state, task) : PHASE_RULES[state.phase].decision;
}

/**
 * Goes on until somebody has to choose, or the game is over.
 *
 * @rule WM-TURN-2
 */
export function settle(progress: Progress): void {
  settleTasks(progress);
  while (isPhaseOver(progress)) {
    doFirst(progress, [{ type: 'close-phase' }]);
    settleTasks(progress);
  }
}

function isPhaseOver({ rules, state }: Progress): boolean {
  return !state.outcome && state.agenda.length === 0 && PHASE_RULES[state.phase].isOver(rules, state);
}

/** Works off what is on the agenda, as far as nobody has to choose. */
export function settleTasks(progress: Progress): void {
  for (let task = progress.state.agenda[0]; task; task = progress.state.agenda[0]) {
    if (decisionOn(progress.rules, progress.state, task)) return;
    if (task.type === 'close-phase') closePhase(progress);
    else if (task.type === 'next-phase') nextPhase(progress);
    // A task that is no effect is somebody's to decide, and has left the loop above.
    else carryOut(progress, task as Effect);
  }
}
