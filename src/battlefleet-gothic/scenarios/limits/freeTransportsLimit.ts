import type { ScenarioLimit } from '../format/scenario';
import type { AgreedPoints, Forces } from '../format/scenarioTypes';
import { sharesOf500 } from '../rules/sharesOf500';
import { limitFault } from './limitFaults';

/** Two transports for nothing for every 500 agreed points or part of them; those paid for come on top. */
export function freeTransportsLimit<const Side extends string>(
  side: Side,
): ScenarioLimit<{ readonly agreed: AgreedPoints; readonly forces: Forces<Side> }> {
  return {
    summary: `${side}: two transports for nothing for every 500 points or part of them`,
    check({ agreed, forces }) {
      const { transports = [] } = forces.fleets[side];
      const free = transports.filter(({ points }) => points === 0).length;
      const most = 2 * sharesOf500(agreed.points);
      if (free <= most) return [];
      const message = `${free} transports for nothing, where ${most} are the limit`;
      const path = `forces.fleets.${side}.transports`;
      return [limitFault('scenario/too-many-ships', message, path, { transports: free, most })];
    },
  };
}
