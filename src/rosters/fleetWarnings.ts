import type { Violation } from '../core/errors/violation';
import { ownPoints } from './fleetCosts';
import { shipFigures, shipProfile } from './fleetFigures';
import { shipType } from './fleetKind';
import type { FleetWarningCode, RosterFleet } from './fleetRoster';
import type { FoundFleet } from './fleetSearch';
import type { Placed } from './unitParts';

type Warning = Violation<FleetWarningCode>;

/** What was read, for a second look. */
export interface ReadFleet {
  readonly found: FoundFleet;
  readonly fleet: Pick<RosterFleet, 'capitalShips' | 'squadrons' | 'ashore'>;
  readonly points: number;
  readonly statedPoints: number | undefined;
}

/** Everything that a reader should look at again. */
export function fleetWarnings({ found, fleet, points, statedPoints }: ReadFleet): readonly Warning[] {
  const ashore = fleet.ashore.reduce((sum, commander) => sum + commander.points, 0);
  return [
    ...differingTotal(statedPoints, points + ashore),
    ...found.outside.flatMap(outsideCost),
    ...found.vessels.filter(({ kind }) => kind === 'capital-ship').flatMap((ship) => unclearShip(ship.found)),
    ...fleet.ashore.map(({ name, points: cost }): Warning => {
      const message = `${name} is on board of no ship; his ${cost} points are not in the fleet's`;
      return { code: 'roster/commander-ashore', message, path: 'forces', facts: { name, points: cost } };
    }),
    ...severalCommanders(fleet),
  ];
}

function differingTotal(stated: number | undefined, counted: number): readonly Warning[] {
  if (stated === undefined || stated === counted) return [];
  const message = `the roster states ${stated} points, its fleet adds up to ${counted}`;
  return [{ code: 'roster/total-differs', message, path: 'costs', facts: { stated, counted } }];
}

function outsideCost(found: Placed): readonly Warning[] {
  const points = ownPoints(found);
  if (points === 0) return [];
  const message = `${points} points for what belongs to no ship; not in the fleet's total`;
  return [{ code: 'roster/cost-outside-units', message, path: found.path, facts: { points } }];
}

function unclearShip(found: Placed): readonly Warning[] {
  const { path } = found;
  const warnings: Warning[] = [];
  if (shipType(found) === undefined) {
    const message = 'the file leaves open what kind of capital ship it is; it is taken for a cruiser';
    warnings.push({ code: 'roster/unclear-ship', message, path });
  }
  if (shipFigures(shipProfile(found)).damagePoints === undefined) {
    const message = 'the file does not say how many damage points the ship has';
    warnings.push({ code: 'roster/no-damage-points', message, path });
  }
  return warnings;
}

function severalCommanders({ capitalShips, squadrons, ashore }: ReadFleet['fleet']): readonly Warning[] {
  const aboard = [...capitalShips, ...squadrons].flatMap(({ commander }) => (commander ? [commander] : []));
  const commanders = [...aboard, ...ashore];
  if (commanders.length < 2) return [];
  const leader = commanders.find(({ subordinate }) => !subordinate)?.name ?? '';
  const message = `of ${commanders.length} commanders ${leader} was taken for the fleet's`;
  return [{ code: 'roster/several-commanders', message, path: 'forces', facts: { leader } }];
}
