import { requireNone } from '../../core/errors/requireNone';
import type { Violation } from '../../core/errors/violation';
import { parsedCopy } from '../../core/game/parsedCopy';

/** A copy of something that may come from anywhere, if nothing is found wrong with it. */
export function readSound<T>(json: unknown, check: (given: T) => readonly Violation[]): T {
  const copy = parsedCopy(json as T);
  requireNone(check(copy));
  return copy;
}
