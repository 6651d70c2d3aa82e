import type { Shape } from '../../core/shape/shape';
import { shapeViolations } from '../../core/shape/shapeViolations';
import type { ObjectiveViolation } from './objectiveViolation';

/** Why a value that came from outside can't be read. */
export function malformed(shape: Shape, value: unknown, path: string = ''): readonly ObjectiveViolation[] {
  return shapeViolations(shape, value, () => 'objective/malformed', path);
}
