import { requireNone } from '../errors/requireNone';
import type { Allowed } from './allowed';

/** Throws every reason why something is not allowed. */
export function requireAllowed<Code extends string>(asked: Allowed<Code>): void {
  if (!asked.allowed) requireNone(asked.violations);
}
