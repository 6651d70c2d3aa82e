import type { Violation } from '../core/errors/violation';
import type { WarmasterErrorCode } from './warmasterErrorCode';

/** Something that must hold for an action to be legal: refusals come from it, and so do lists of legal actions that it can cut down. */
export interface Requirement<Facts> {
  readonly code: WarmasterErrorCode;
  /** The clause behind it. */
  readonly rule: string;
  /** Where in the action the fault is. */
  readonly path: string;
  readonly holds: (facts: Facts) => boolean;
  readonly message: (facts: Facts) => string;
}

export function isMet<Facts>(requirements: readonly Requirement<Facts>[], facts: Facts): boolean {
  for (const requirement of requirements) if (!requirement.holds(facts)) return false;
  return true;
}

/** Every requirement that is not met. */
export function unmet<Facts>(
  requirements: readonly Requirement<Facts>[],
  facts: Facts,
): readonly Violation<WarmasterErrorCode>[] {
  const faults: Violation<WarmasterErrorCode>[] = [];
  for (const { code, rule, path, holds, message } of requirements) {
    if (!holds(facts)) faults.push({ code, message: message(facts), rule, path });
  }
  return faults;
}
