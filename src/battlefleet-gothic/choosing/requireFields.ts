import type { ArgumentErrorCode } from '../../core/errors/argumentErrorCode';
import { WargameError } from '../../core/errors/wargameError';

/** Refuses null, undefined and whatever else has no fields. */
export function requireFields<T extends object>(value: T, path: string): T {
  if (typeof value === 'object' && value !== null) return value;
  throw new WargameError<ArgumentErrorCode>({
    code: 'argument/missing',
    message: `expected an object, got ${value === null ? 'null' : typeof value}`,
    path,
  });
}
