import { worthOfCapitalShip } from '../../fleet/capitalShipPoints';
import type { Fleet } from '../../fleet/fleet';
import { fleetPoints } from '../../fleet/fleetPoints';
import { worthOfSquadron } from '../../fleet/squadronPoints';
import type { ScenarioLimit } from '../format/scenario';
import type { Forces } from '../format/scenarioTypes';
import { type LimitFault, limitFault } from './limitFaults';

/** One ship or squadron as bait for so many points at most, and the others for so many more. */
export function baitLimit<const Side extends string>(
  side: Side,
  mostForBait: number,
  mostForOthers: number,
): ScenarioLimit<{ readonly forces: Forces<Side> & { readonly bait: string } }> {
  return {
    summary: `${side}: a bait of ${mostForBait} points at most, and the others for ${mostForOthers} at most`,
    check({ forces }) {
      const fleet = forces.fleets[side];
      const bait = worthOfUnit(fleet, forces.bait);
      if (bait === null) {
        const message = `the bait is a capital ship or an escort squadron of the fleet, not ${forces.bait}`;
        return [limitFault('scenario/unknown-unit', message, 'forces.bait')];
      }
      return [
        ...above(bait, mostForBait, 'forces.bait'),
        ...above(fleetPoints(fleet) - bait, mostForOthers, `forces.fleets.${side}`),
      ];
    },
  };
}

function worthOfUnit({ capitalShips, squadrons }: Fleet, id: string): number | null {
  const ship = capitalShips.find((one) => one.id === id);
  if (ship) return worthOfCapitalShip(ship);
  const squadron = squadrons.find((one) => one.id === id);
  return squadron ? worthOfSquadron(squadron) : null;
}

function above(points: number, most: number, path: string): readonly LimitFault[] {
  if (points <= most) return [];
  const message = `${points} points, where ${most} are the limit`;
  return [limitFault('scenario/too-many-points', message, path, { points, most })];
}
