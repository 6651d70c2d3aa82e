import { requireNone } from '../core/errors/requireNone';
import type { Shape } from '../core/shape/shape';
import { shapeViolations } from '../core/shape/shapeViolations';
import type { WarmasterErrorCode } from './warmasterErrorCode';

/** Throws everything that keeps a value from being read. */
export function requireShape(shape: Shape, value: unknown): void {
  requireNone<WarmasterErrorCode>(shapeViolations(shape, value, () => 'warmaster/malformed'));
}
