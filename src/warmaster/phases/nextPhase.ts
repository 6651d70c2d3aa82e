import { change, endGame, type Progress, replaceTask, tell } from '../progress';
import { phaseAfter } from '../rules/phase';
import type { Task } from '../task';
import { PHASE_RULES } from './phaseRules';

/**
 * Closes a phase with nothing left to be done: the special rules have their say, then the next one begins.
 *
 * @rule WM-TURN-2, WM-END-2
 */
export function closePhase(progress: Progress): void {
  const { rules, state, dice } = progress;
  const tasks: Task[] = [];
  for (const { phaseEnds } of rules.edition.specialRules) {
    if (phaseEnds) tasks.push(...phaseEnds(rules, state, dice));
  }
  replaceTask(progress, ...tasks, { type: 'next-phase' });
}

/**
 * Begins the next phase, or ends the game after the last turn of an edition that has one.
 *
 * @rule WM-TURN-1, WM-TURN-2, WM-END-3
 */
export function nextPhase(progress: Progress): void {
  const { rules, state } = progress;
  const phase = phaseAfter(state.phase);
  const turn = state.turn + (phase === 'imperial-reinforcement' ? 1 : 0);
  const limit = rules.edition.turnLimit;
  if (limit && turn > limit.turns) {
    const message = `the last turn, turn ${limit.turns}, is over`;
    endGame(progress, limit.winners, [{ message, rule: 'WM-END-3' }]);
    return;
  }
  change(progress, {
    phase,
    turn,
    moving: null,
    moved: [],
    unrevealed: [],
    fought: [],
    retreated: [],
    agenda: state.agenda.slice(1),
  });
  tell(progress, { type: 'phase-began', turn, phase });
  PHASE_RULES[phase].open?.(progress);
}
