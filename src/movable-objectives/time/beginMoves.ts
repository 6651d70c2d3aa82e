import { requireNone } from '../../core/errors/requireNone';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { gameFaults } from '../checking/reportFaults';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';
import { noPhase } from './noPhase';

/**
 * Lists why the first move of the phase can't be made now.
 *
 * @param set - the objectives
 * @returns the reasons: `objective/game-over`, `objective/no-turn`, `objective/no-phase`, `objective/moves-over`;
 *   empty when there are none
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkBeginMoves, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const set = startObjectives({ sides: ['imperium', 'orks'], objectives: [] }, ASTRONOMICON);
 * checkBeginMoves(set).map(({ code }) => code); // => ['objective/no-turn']
 * ```
 */
export function checkBeginMoves(set: ObjectiveSet): readonly ObjectiveViolation[] {
  const faults = [...gameFaults(set), ...noPhase(set)];
  if (set.turn?.phase?.moment !== 'end') return faults;
  return [...faults, { code: 'objective/moves-over', message: 'all moves of this phase have been made' }];
}

/**
 * The first model of the phase moves, carrier or not: nothing is dropped at its start any more. Reporting a
 * carrier's move says so too; this is for models that carry nothing.
 *
 * @param set - the objectives
 * @returns the set with the phase under way
 * @throws {@link WargameError} what {@link checkBeginMoves} lists
 * @rule MO-DROP-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, beginMoves, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const turn = { side: 'orks', phase: { name: 'movement', moment: 'start' } } as const;
 * const set = startObjectives({ sides: ['imperium', 'orks'], objectives: [], turn }, ASTRONOMICON);
 * beginMoves(set).state.turn?.phase?.moment; // => 'midst'
 * ```
 */
export function beginMoves(set: ObjectiveSet): ObjectiveStep {
  requireNone(checkBeginMoves(set));
  return { state: underWay(set), events: [] };
}

/** The set after something has moved in the phase. */
export function underWay(set: ObjectiveSet): ObjectiveSet {
  const { turn } = set;
  if (turn?.phase?.moment !== 'start') return set;
  return { ...set, turn: { ...turn, phase: { ...turn.phase, moment: 'midst' } } };
}
