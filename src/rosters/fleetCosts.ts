import { WargameError } from '../core/errors/wargameError';
import { addCosts, everyCost, isPoints } from './costName';
import type { RosterFleetErrorCode } from './fleetErrorCode';
import type { Placed } from './unitParts';

const MOST_SHIPS = 1_000;

/** The points of an entry alone. */
export function ownPoints({ selection, path }: Placed): number {
  return requireWholePoints(addCosts(selection.costs, isPoints), path);
}

/** The points of an entry with everything in it. */
export function allPoints({ selection, path }: Placed): number {
  return requireWholePoints(addCosts(everyCost(selection), isPoints), path, 0);
}

/** Refuses points that are no whole number, or below what there can be. */
export function requireWholePoints(points: number, path: string, least: number = -1_000_000): number {
  if (Number.isInteger(points) && points >= least) return points + 0;
  throw new WargameError<RosterFleetErrorCode>({
    code: 'roster/bad-points',
    message: `points can't be ${points}`,
    path,
    facts: { points },
  });
}

/** How many ships an entry stands for. Nobody has a thousand; a file that says so must not fill the memory. */
export function shipCount({ selection: { number }, path }: Placed): number {
  if (number <= MOST_SHIPS) return number;
  throw new WargameError<RosterFleetErrorCode>({
    code: 'roster/too-many-ships',
    message: `${number} ships in one entry`,
    path,
    facts: { number, most: MOST_SHIPS },
  });
}

/** Points for several of a kind: as even as whole points allow, the first ones the dearest. */
export function shares(points: number, count: number): readonly number[] {
  const rest = points % count;
  const share = (points - rest) / count;
  return Array.from({ length: count }, (_, index) => (index < rest ? share + 1 : share));
}
