import { WargameError } from '../errors/wargameError';
import type { GeometryErrorCode } from './geometryErrorCode';

/** Refuses what is not a list. */
export function requireList<T>(value: readonly T[], path: string): readonly T[] {
  if (!Array.isArray(value)) {
    throw new WargameError<GeometryErrorCode>({
      code: 'geometry/missing',
      message: `expected a list, got ${value === null ? 'null' : typeof value}`,
      path,
    });
  }
  return value;
}
