import type { Shape } from '../core/shape/shape';
import { shapeViolations } from '../core/shape/shapeViolations';
import type { Refusals } from './decision';

/** Everything that keeps a value from being read. */
export function malformed(shape: Shape, value: unknown): Refusals {
  return shapeViolations(shape, value, () => 'warmaster/malformed');
}
