import type { ScenarioLimit } from '../format/scenario';
import type { Forces } from '../format/scenarioTypes';
import { limitFault } from './limitFaults';

/**
 * A limit for {@link defineScenario}: a side has no planetary defences.
 *
 * @typeParam Side - the ids of the two sides
 * @param side - which side
 * @returns the limit
 * @since 0.1.0
 * @example
 * ```ts
 * import { noDefences } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 180 } as const;
 * const raider = { name: 'Raiders', capitalShips: [lion], squadrons: [] };
 * noDefences('raider').check({ forces: { fleets: { raider } } }); // => []
 * ```
 */
export function noDefences<const Side extends string>(
  side: Side,
): ScenarioLimit<{ readonly forces: Forces<Side> }> {
  return {
    summary: `${side}: no planetary defences`,
    check({ forces }) {
      const { defences = [] } = forces.fleets[side];
      if (defences.length === 0) return [];
      const path = `forces.fleets.${side}.defences`;
      return [limitFault('scenario/too-many-defences', 'no planetary defences in this scenario', path)];
    },
  };
}
