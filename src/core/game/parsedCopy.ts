import { requireNone } from '../errors/requireNone';
import { plainJsonFaults } from '../shape/plainJsonFaults';
import { plainCopy } from './plainCopy';

/** A copy of what a game's `parse` let through, which need not have looked inside of all of it. */
export function parsedCopy<T>(parsed: T): T {
  // Before it is copied: JSON itself fails at what is too deep.
  requireNone(plainJsonFaults(parsed));
  return plainCopy(parsed);
}
