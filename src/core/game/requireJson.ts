import { jsonFault } from '../shape/jsonFault';
import { recordError } from './recordError';

/** Refuses what JSON can't hold: NaN, functions, values of classes, circles. */
export function requireJson(value: unknown): void {
  const fault = jsonFault(value);
  if (fault) throw recordError('record/malformed', fault.message, fault.path);
}
