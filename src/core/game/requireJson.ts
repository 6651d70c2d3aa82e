import { jsonFault } from '../shape/jsonFault';
import { NO_JSON } from '../shape/plainJsonFaults';
import { recordError } from './recordError';

/** Refuses what JSON can't hold: NaN, functions, values of classes, circles. */
export function requireJson(value: unknown): void {
  const path = jsonFault(value);
  if (path !== undefined) throw recordError('record/malformed', NO_JSON, path);
}
