import type { ObjectiveViolation } from '../checking/objectiveViolation';
import type { ObjectiveSet } from '../state/objectiveSet';

/** The fault of a set in which no phase is being played. */
export function noPhase({ turn }: ObjectiveSet): readonly ObjectiveViolation[] {
  if (!turn) return [{ code: 'objective/no-turn', message: 'no turn is being played' }];
  return turn.phase ? [] : [{ code: 'objective/no-phase', message: 'no phase is being played' }];
}
