import type { ArmyIds } from './armyIds';
import { ownPoints, requireWholePoints, shares, shipCount } from './fleetCosts';
import { armaments, hasLaunchBays, mountsOf, shipFigures, shipProfile } from './fleetFigures';
import { shipType } from './fleetKind';
import type { RosterCapitalShip, RosterCommander } from './fleetRoster';
import { upgradesIn } from './fleetUpgrades';
import type { Placed } from './unitParts';

/** A vessel and the commanders on board, who have no rank yet. */
export interface Manned<Vessel> {
  readonly vessel: Vessel;
  readonly commanders: readonly RosterCommander[];
}

/** The capital ships of an entry: mostly one. */
export function capitalShipsOf(found: Placed, ids: ArmyIds): readonly Manned<RosterCapitalShip>[] {
  const { selection, path } = found;
  const { refits, commanders, rebate } = upgradesIn(found);
  const id = ids.of(found);
  const count = shipCount(found);
  const points = shares(requireWholePoints(ownPoints(found) - rebate, path, 0), count);
  const weapons = armaments(found);
  const mounts = mountsOf(weapons);
  const one = {
    name: selection.customName || selection.name,
    // A ship whose kind is left open is the most common one; a warning says so.
    type: shipType(found) ?? 'cruiser',
    className: selection.name,
    ...shipFigures(shipProfile(found)),
    ...(mounts.length > 0 && { weapons: mounts }),
    ...(weapons.length > 0 && { carrier: hasLaunchBays(weapons) }),
  } as const;
  return points.map((share, index) => ({
    vessel: {
      id: count === 1 ? id : ids.inside(id, String(index + 1)),
      ...one,
      points: share,
      refits: refits.map(({ name, points: cost }) => ({ name, points: shares(cost, count)[index] ?? 0 })),
    },
    commanders: index === 0 ? commanders : [],
  }));
}
