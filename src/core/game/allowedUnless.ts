import type { Violation } from '../errors/violation';
import type { Allowed } from './allowed';

/** Whether something may be done, by the one reason against it. */
export function allowedUnless<Code extends string>(reason: Violation<Code> | undefined): Allowed<Code> {
  return reason ? { allowed: false, violations: [reason] } : { allowed: true };
}
