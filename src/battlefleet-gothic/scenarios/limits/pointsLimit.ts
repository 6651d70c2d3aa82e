import { compareShare } from '../../../core/arithmetic/compareShare';
import { chosenPoints } from '../../fleet/chosenPoints';
import type { ScenarioLimit } from '../format/scenario';
import type { AgreedPoints, Forces } from '../format/scenarioTypes';
import { limitFault } from './limitFaults';

/**
 * A limit for {@link defineScenario}: the ships of a side cost no more than a share of the agreed points,
 * refits and commanders included and planetary defences not. What a sub-plot added to the fleet is left out.
 *
 * @typeParam Side - the ids of the two sides
 * @param side - whose ships
 * @param numerator - the share, such as 1 for half
 * @param denominator - the share's denominator, such as 2 for half
 * @returns the limit
 * @since 0.1.0
 * @example
 * ```ts
 * import { pointsLimit } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 180 } as const;
 * const raider = { name: 'Raiders', capitalShips: [lion], squadrons: [] };
 * const half = pointsLimit('raider', 1, 2);
 * half.check({ agreed: { points: 360 }, forces: { fleets: { raider } } }); // => []
 * half.check({ agreed: { points: 359 }, forces: { fleets: { raider } } }).length; // => 1
 * ```
 */
export function pointsLimit<const Side extends string>(
  side: Side,
  numerator: number,
  denominator: number,
): ScenarioLimit<{ readonly agreed: AgreedPoints; readonly forces: Forces<Side> }> {
  const share = { numerator, denominator };
  const limit =
    numerator === denominator ? 'the agreed points' : `${numerator}/${denominator} of the agreed points`;
  return {
    summary: `${side}: ships for ${limit} at most`,
    check({ agreed, forces }) {
      const points = chosenPoints(forces.fleets[side]);
      if (compareShare(points, agreed.points, share) <= 0) return [];
      const message = `${points} points of ships, where ${limit}, ${agreed.points}, are the limit`;
      const facts = { points, agreed: agreed.points, numerator, denominator };
      return [limitFault('scenario/too-many-points', message, `forces.fleets.${side}`, facts)];
    },
  };
}
