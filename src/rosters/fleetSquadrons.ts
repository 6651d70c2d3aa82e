import type { ArmyIds } from './armyIds';
import type { Manned } from './fleetCapitalShips';
import { allPoints, ownPoints, requireWholePoints, shares, shipCount } from './fleetCosts';
import { shipFigures, shipProfile } from './fleetFigures';
import { isCommander } from './fleetKind';
import type { RosterEscort, RosterSquadron, RosterVessel } from './fleetRoster';
import { upgradesIn } from './fleetUpgrades';
import { nestedIn, type Placed } from './unitParts';

/** A squadron of escorts: its models, or the entry itself where it lists none. */
export function squadronOf(found: Placed, ids: ArmyIds): Manned<RosterSquadron> {
  const { selection, path } = found;
  const escorts = nestedIn(found).filter(isEscort);
  const { refits, commanders, rebate } = upgradesIn(found, isEscort);
  const own = requireWholePoints(ownPoints(found) - rebate, path, 0);
  const ships = escorts.length > 0 ? manned(escorts.flatMap(escortsOf), own) : alike(found, own);
  const vessel = { id: ids.of(found), name: selection.customName || selection.name, ships, refits };
  return { vessel, commanders };
}

/** Transports and planetary defences: one for each that was chosen. */
export function vesselsOf(found: Placed, ids: ArmyIds): readonly RosterVessel[] {
  const models = nestedIn(found).filter(isEscort);
  if (models.length > 0 && ownPoints(found) === 0) return models.flatMap((model) => vesselsOf(model, ids));
  const { selection } = found;
  const id = ids.of(found);
  const name = selection.customName || selection.name;
  const count = shipCount(found);
  return shares(allPoints(found), count).map((points, index) => ({
    id: count === 1 ? id : ids.inside(id, String(index + 1)),
    name,
    points,
  }));
}

function isEscort({ selection }: Placed): boolean {
  return selection.type === 'model' && !isCommander(selection);
}

function escortsOf(found: Placed): readonly RosterEscort[] {
  return alike(found, allPoints(found));
}

/** As many ships as the entry says, for these points together. */
function alike(found: Placed, points: number): readonly RosterEscort[] {
  const { selection } = found;
  const { speed } = shipFigures(shipProfile(found));
  const { name } = selection;
  return shares(points, shipCount(found)).map((share) => ({
    name: selection.customName || name,
    className: name,
    points: share,
    ...(speed !== undefined && { speed }),
  }));
}

/** What the squadron costs by itself is paid for its ships. */
function manned(ships: readonly RosterEscort[], points: number): readonly RosterEscort[] {
  const more = shares(points, ships.length);
  return ships.map((ship, index) => ({ ...ship, points: ship.points + (more[index] ?? 0) }));
}
