import { chosenPoints } from '../../fleet/chosenPoints';
import type { ScenarioLimit } from '../format/scenario';
import type { Forces } from '../format/scenarioTypes';
import { limitFault } from './limitFaults';

/**
 * A limit for {@link defineScenario}: the ships of a side cost no more than so many points, refits and
 * commanders included and planetary defences not. What a sub-plot added to the fleet is left out.
 *
 * @typeParam Side - the ids of the two sides
 * @param side - whose ships
 * @param most - the points
 * @returns the limit
 * @since 0.1.0
 * @example
 * ```ts
 * import { fixedPointsLimit } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 180 } as const;
 * const raider = { name: 'Raiders', capitalShips: [lion], squadrons: [] };
 * fixedPointsLimit('raider', 150).check({ forces: { fleets: { raider } } }).length; // => 1
 * ```
 */
export function fixedPointsLimit<const Side extends string>(
  side: Side,
  most: number,
): ScenarioLimit<{ readonly forces: Forces<Side> }> {
  return {
    summary: `${side}: ships for ${most} points at most`,
    check({ forces }) {
      const points = chosenPoints(forces.fleets[side]);
      if (points <= most) return [];
      const message = `${points} points of ships, where ${most} are the limit`;
      return [limitFault('scenario/too-many-points', message, `forces.fleets.${side}`, { points, most })];
    },
  };
}
