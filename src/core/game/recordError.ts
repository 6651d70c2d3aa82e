import { isWargameError } from '../errors/isWargameError';
import type { Json } from '../errors/violation';
import { WargameError } from '../errors/wargameError';
import type { RecordErrorCode } from './recordErrorCode';

/** The figures behind a fault. */
export interface Facts {
  readonly [name: string]: Json;
}

const DICE_FAULTS = {
  'dice/missing': 'record/missing-die',
  'dice/left-over': 'record/left-over-die',
  'dice/wrong-sides': 'record/wrong-die',
  'dice/impossible-face': 'record/wrong-die',
} as const;

/** A fault of a record, at a path such as `steps[3].action`. */
export function recordError(
  code: RecordErrorCode,
  message: string,
  path?: string,
  facts?: Facts,
): WargameError<RecordErrorCode> {
  return new WargameError({ code, message, ...(path && { path }), ...(facts && { facts }) });
}

/**
 * Runs what a record asks for. What it throws becomes a fault of the record: a fault of its dice, or else the
 * given one, with the reasons among its facts.
 */
export function onRecord<T>(code: RecordErrorCode, path: string, facts: Facts, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!isWargameError(error)) throw error;
    const reasons = error.violations as unknown as Json;
    throw recordError(diceFault(error.code) ?? code, error.message, path, { ...facts, reasons });
  }
}

function diceFault(code: string): RecordErrorCode | undefined {
  return Object.hasOwn(DICE_FAULTS, code) ? DICE_FAULTS[code as keyof typeof DICE_FAULTS] : undefined;
}
