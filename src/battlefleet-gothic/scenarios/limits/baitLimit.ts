import { worthOfCapitalShip } from '../../fleet/capitalShipPoints';
import { chosenPoints } from '../../fleet/chosenPoints';
import { isChosen } from '../../fleet/isChosen';
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
      const { capitalShips, squadrons } = fleet;
      const bait = [...capitalShips, ...squadrons].find(({ id }) => id === forces.bait);
      if (!bait) {
        const message = `the bait is a capital ship or an escort squadron of the fleet, not ${forces.bait}`;
        return [limitFault('scenario/unknown-unit', message, 'forces.bait')];
      }
      const worth = 'ships' in bait ? worthOfSquadron(bait) : worthOfCapitalShip(bait);
      const others = chosenPoints(fleet) - (isChosen(bait) ? worth : 0);
      return [
        ...above(worth, mostForBait, 'forces.bait'),
        ...above(others, mostForOthers, `forces.fleets.${side}`),
      ];
    },
  };
}

function above(points: number, most: number, path: string): readonly LimitFault[] {
  if (points <= most) return [];
  const message = `${points} points, where ${most} are the limit`;
  return [limitFault('scenario/too-many-points', message, path, { points, most })];
}
