import type { Shape } from '../../core/shape/shape';
import type { ObjectiveSet } from '../state/objectiveSet';
import { malformed } from './malformed';
import type { ObjectiveViolation } from './objectiveViolation';

/** What keeps anything at all from being read or from happening: a game that is over, a fact of another shape. */
export function reportFaults(set: ObjectiveSet, fact: unknown, shape: Shape): readonly ObjectiveViolation[] {
  return [...gameFaults(set), ...malformed(shape, fact)];
}

export function gameFaults({ score }: ObjectiveSet): readonly ObjectiveViolation[] {
  return score === null ? [] : [{ code: 'objective/game-over', message: 'the game has ended' }];
}
