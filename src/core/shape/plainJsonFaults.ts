import type { ParseErrorCode } from '../errors/parseErrorCode';
import type { Violation } from '../errors/violation';
import { jsonFault } from './jsonFault';

/** Why a value is no plain JSON, or too deep to be copied; empty when it is sound. */
export function plainJsonFaults(value: unknown): readonly Violation<ParseErrorCode>[] {
  const fault = jsonFault(value);
  if (!fault) return [];
  const { message, path } = fault;
  return [{ code: 'parse/malformed', message, ...(path !== '' && { path }) }];
}
