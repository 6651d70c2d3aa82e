import { isD66 } from '../dice/isD66';
import type { DieShape } from './dieShape';

/** Whether a die can give this value. */
export function isDieValue(shape: DieShape, value: unknown): value is number {
  if (typeof value !== 'number' || !Number.isInteger(value)) return false;
  if (shape.kind === 'digits') return isD66(value);
  return value >= shape.count && value <= shape.count * shape.sides;
}
