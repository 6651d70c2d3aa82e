import { requireNone } from '../../core/errors/requireNone';
import { members, text } from '../../core/shape/shapes';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { reportFaults } from '../checking/reportFaults';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';
import { unknownSide } from '../state/unknownSide';

/**
 * A player's turn begins.
 *
 * @since 0.1.0
 */
export interface TurnBegins {
  /** Whose turn it is. */
  readonly side: string;
}

const turnShape = members({ side: text });

/**
 * Lists why a turn can't begin now.
 *
 * @param set - the objectives
 * @param turn - whose turn
 * @returns the reasons: `objective/malformed`, `objective/game-over`, `objective/turn-open`,
 *   `objective/unknown-side`; empty when there are none
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkBeginTurn, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const set = startObjectives({ sides: ['imperium', 'orks'], objectives: [] }, ASTRONOMICON);
 * checkBeginTurn(set, { side: 'eldar' }).map(({ code }) => code); // => ['objective/unknown-side']
 * ```
 */
export function checkBeginTurn(set: ObjectiveSet, turn: TurnBegins): readonly ObjectiveViolation[] {
  const faults = reportFaults(set, turn, turnShape);
  if (faults.length > 0) return faults;
  const open: readonly ObjectiveViolation[] = set.turn
    ? [{ code: 'objective/turn-open', message: `the turn of "${set.turn.side}" has not ended` }]
    : [];
  return [...open, ...unknownSide(set.sides, turn.side, 'side')];
}

/**
 * A player's turn begins, and every objective may move its distance anew.
 *
 * @param set - the objectives
 * @param turn - whose turn
 * @returns the set in that turn, before its first phase
 * @throws {@link WargameError} what {@link checkBeginTurn} lists
 * @rule MO-FRAG-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, beginTurn, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const set = startObjectives({ sides: ['imperium', 'orks'], objectives: [] }, ASTRONOMICON);
 * beginTurn(set, { side: 'orks' }).state.turn; // => { side: 'orks', phase: null }
 * ```
 */
export function beginTurn(set: ObjectiveSet, turn: TurnBegins): ObjectiveStep {
  requireNone(checkBeginTurn(set, turn));
  const objectives = set.objectives.map((objective) =>
    objective.movedThisTurn === 0 && objective.movedThisPhase === 0
      ? objective
      : { ...objective, movedThisTurn: 0, movedThisPhase: 0 },
  );
  return { state: { ...set, objectives, turn: { side: turn.side, phase: null } }, events: [] };
}
