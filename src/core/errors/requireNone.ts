import type { Violation } from './violation';
import { WargameError } from './wargameError';

/** Throws what was found wrong, all of it. */
export function requireNone<Code extends string>([first, ...others]: readonly Violation<Code>[]): void {
  if (first) throw new WargameError<Code>(first, ...others);
}
