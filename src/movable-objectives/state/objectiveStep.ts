import type { Step } from '../../core/game/step';
import type { ObjectiveEvent } from './objectiveEvent';
import type { ObjectiveSet } from './objectiveSet';

/**
 * What something that happens comes to: the set from now on, and what became of objectives.
 *
 * @since 0.1.0
 */
export type ObjectiveStep = Step<ObjectiveSet, ObjectiveEvent>;
