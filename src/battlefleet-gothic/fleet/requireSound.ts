import type { ArgumentErrorCode } from '../../core/errors/argumentErrorCode';
import type { Violation } from '../../core/errors/violation';
import { WargameError } from '../../core/errors/wargameError';
import { type Faults, type Given, givenObject } from './fields';

/** Throws every fault that a check found. */
export function requireSound<Code extends string>(faults: readonly Violation<Code>[]): void {
  const [first, ...others] = faults;
  if (first) throw new WargameError<Code>(first, ...others);
}

/** Throws every fault of one unit. */
export function requireUnit(unit: unknown, check: (given: Given, faults: Faults) => void): void {
  const faults: Violation<ArgumentErrorCode>[] = [];
  const given = givenObject(unit, '', faults);
  if (given) check(given, faults);
  requireSound(faults);
}
