import type { Commander } from './commander';
import type { Refit } from './refit';

/** What was paid on top: refits and the commander. */
export function upgradePoints({
  refits = [],
  commander,
}: {
  readonly refits?: readonly Refit[];
  readonly commander?: Commander;
}): number {
  return refits.reduce((sum, { points }) => sum + points, commander?.points ?? 0);
}
