import type { Violation } from '../errors/violation';
import { WargameError } from '../errors/wargameError';
import type { GeometryErrorCode } from './geometryErrorCode';

/** Further out than this a double is too coarse for the tolerance. */
export const FARTHEST = 1_000_000_000;

/** What is wrong with a coordinate, a length or an angle. */
export function numberFault(value: unknown, path: string): Violation<GeometryErrorCode> | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    const got = typeof value === 'number' ? value : value === null ? 'null' : typeof value;
    return { code: 'geometry/not-finite', message: `expected a finite number, got ${got}`, path };
  }
  if (Math.abs(value) > FARTHEST) {
    return {
      code: 'geometry/too-far',
      message: `expected ${-FARTHEST} to ${FARTHEST}, got ${value}`,
      path,
      facts: { value, most: FARTHEST },
    };
  }
  return undefined;
}

/** Refuses what is no finite number within reach. */
export function requireNumber(value: number, path: string): number {
  const fault = numberFault(value, path);
  if (fault) throw new WargameError<GeometryErrorCode>(fault);
  return value;
}

/** Refuses a size of nothing or less. */
export function requireSize(value: number, path: string): number {
  if (requireNumber(value, path) <= 0) {
    throw new WargameError<GeometryErrorCode>({
      code: 'geometry/not-positive',
      message: `expected a size above 0, got ${value}`,
      path,
      facts: { value },
    });
  }
  return value;
}

/** Refuses a length below 0. */
export function requireLength(value: number, path: string): number {
  if (requireNumber(value, path) < 0) {
    throw new WargameError<GeometryErrorCode>({
      code: 'geometry/negative-length',
      message: `expected a length of 0 or more, got ${value}`,
      path,
      facts: { value },
    });
  }
  return value;
}
