import type { Violation } from '../../core/errors/violation';
import type { ObjectiveErrorCode } from './objectiveErrorCode';

/**
 * One reason why something is not allowed with an objective.
 *
 * @since 0.1.0
 */
export type ObjectiveViolation = Violation<ObjectiveErrorCode>;
