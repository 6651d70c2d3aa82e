import { commanderOf } from './fleetCommander';
import { ownPoints } from './fleetCosts';
import { isCommander } from './fleetKind';
import type { RosterCommander, RosterRefit } from './fleetRoster';
import { nestedIn, type Placed } from './unitParts';

/** What was bought on top of a ship or a squadron. */
export interface Upgrades {
  readonly refits: readonly RosterRefit[];
  readonly commanders: readonly RosterCommander[];
  /** What is to be taken off the ship itself: options that make it cheaper. */
  readonly rebate: number;
}

/** Everything inside of an entry that costs points, without what `apart` says is for somebody else. */
export function upgradesIn(root: Placed, apart: (found: Placed) => boolean = () => false): Upgrades {
  const refits: RosterRefit[] = [];
  const commanders: RosterCommander[] = [];
  let rebate = 0;
  const walk = (found: Placed): void => {
    if (apart(found)) return;
    if (isCommander(found.selection)) {
      commanders.push(commanderOf(found));
      return;
    }
    const points = ownPoints(found);
    if (points > 0) refits.push({ name: found.selection.name, points });
    else rebate -= points;
    nestedIn(found).forEach(walk);
  };
  nestedIn(root).forEach(walk);
  return { refits, commanders, rebate: rebate + 0 };
}
