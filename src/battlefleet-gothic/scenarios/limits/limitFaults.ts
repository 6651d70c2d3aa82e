import type { Json, Violation } from '../../../core/errors/violation';
import type { ScenarioErrorCode } from '../scenarioErrorCode';

/** A reason why forces or choices break a limit. */
export type LimitFault = Violation<ScenarioErrorCode>;

/** One such reason. */
export function limitFault(
  code: ScenarioErrorCode,
  message: string,
  path: string,
  facts?: { readonly [name: string]: Json },
): LimitFault {
  return { code, message, rule: 'BG-FORMAT-1', path, ...(facts && { facts }) };
}
