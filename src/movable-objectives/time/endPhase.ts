import { requireNone } from '../../core/errors/requireNone';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { gameFaults } from '../checking/reportFaults';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';
import { noPhase } from './noPhase';

/**
 * Lists why a phase can't end now.
 *
 * @param set - the objectives
 * @returns the reasons: `objective/game-over`, `objective/no-turn`, `objective/no-phase`; empty when there are none
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkEndPhase, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const turn = { side: 'orks', phase: null };
 * const set = startObjectives({ sides: ['imperium', 'orks'], objectives: [], turn }, ASTRONOMICON);
 * checkEndPhase(set).map(({ code }) => code); // => ['objective/no-phase']
 * ```
 */
export function checkEndPhase(set: ObjectiveSet): readonly ObjectiveViolation[] {
  return [...gameFaults(set), ...noPhase(set)];
}

/**
 * A phase comes to its end: all that moves has moved. Until the next phase begins, or the turn ends, is the
 * time to claim, hand off and drop, if it was the movement phase.
 *
 * @param set - the objectives
 * @returns the set at the end of the phase
 * @throws {@link WargameError} what {@link checkEndPhase} lists
 * @rule MO-CLAIM-1, MO-HAND-1, MO-DROP-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, endPhase, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const turn = { side: 'orks', phase: { name: 'movement', moment: 'midst' } } as const;
 * const set = startObjectives({ sides: ['imperium', 'orks'], objectives: [], turn }, ASTRONOMICON);
 * endPhase(set).state.turn?.phase; // => { name: 'movement', moment: 'end' }
 * ```
 */
export function endPhase(set: ObjectiveSet): ObjectiveStep {
  requireNone(checkEndPhase(set));
  const { turn } = set;
  if (!turn?.phase) return { state: set, events: [] };
  return { state: { ...set, turn: { ...turn, phase: { ...turn.phase, moment: 'end' } } }, events: [] };
}
