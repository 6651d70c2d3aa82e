import type { ParseErrorCode } from '../errors/parseErrorCode';
import type { Violation } from '../errors/violation';
import { jsonFault } from './jsonFault';

/** Why a value is no plain JSON, or too deep to be copied; empty when it is sound. */
export function plainJsonFaults(value: unknown): readonly Violation<ParseErrorCode>[] {
  const path = jsonFault(value);
  if (path === undefined) return [];
  return [{ code: 'parse/malformed', message: NO_JSON, ...(path !== '' && { path }) }];
}

/** What is said of it. */
export const NO_JSON = 'no plain JSON, or too deep';
