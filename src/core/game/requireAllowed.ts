import type { Violation } from '../errors/violation';
import { WargameError } from '../errors/wargameError';
import type { Allowed } from './allowed';

/** Throws every reason why something is not allowed. */
export function requireAllowed<Code extends string>(asked: Allowed<Code>): void {
  if (!asked.allowed) requireNone(asked.violations);
}

/** Throws what was found wrong, all of it. */
export function requireNone<Code extends string>([first, ...others]: readonly Violation<Code>[]): void {
  if (first) throw new WargameError<Code>(first, ...others);
}
