import { WargameError } from '../errors/wargameError';
import type { GeometryErrorCode } from './geometryErrorCode';

/** Refuses null, undefined and whatever else has no fields. */
export function requireObject<T extends object>(value: T, path: string): T {
  if (typeof value !== 'object' || value === null) {
    throw new WargameError<GeometryErrorCode>({
      code: 'geometry/missing',
      message: `expected an object, got ${value === null ? 'null' : typeof value}`,
      path,
    });
  }
  return value;
}
