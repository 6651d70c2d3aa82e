import { WargameError } from '../core/errors/wargameError';
import type { WarmasterErrorCode } from './warmasterErrorCode';

/** What an action or a set-up may have. */
export interface Members {
  readonly [name: string]: unknown;
  readonly type?: unknown;
  readonly player?: unknown;
  readonly edition?: unknown;
  readonly version?: unknown;
}

export function membersOf(json: unknown, what: string): Members {
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as Members;
  throw malformed('', `expected ${what}, an object`);
}

export function readText(value: unknown, path: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw malformed(path, 'expected a text');
}

export function malformed(path: string, message: string): WargameError<WarmasterErrorCode> {
  return new WargameError<WarmasterErrorCode>({
    code: 'warmaster/malformed',
    message,
    ...(path !== '' && { path }),
  });
}
