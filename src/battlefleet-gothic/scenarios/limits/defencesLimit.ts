import { requireWholeNumber } from '../../../core/errors/requireWholeNumber';
import type { ScenarioLimit } from '../format/scenario';
import type { Forces } from '../format/scenarioTypes';
import { limitFault } from './limitFaults';

/**
 * The points of planetary defences that were rolled for.
 *
 * @since 0.1.0
 */
export interface DefenceRolls {
  readonly defencePoints: number;
}

/**
 * A limit for {@link defineScenario}: the planetary defences of a side cost no more than was rolled for them.
 *
 * @typeParam Side - the ids of the two sides
 * @param side - whose defences
 * @returns the limit
 * @since 0.1.0
 * @example
 * ```ts
 * import { defencesLimit } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 180 } as const;
 * const defences = [{ id: 'station', name: 'Space station', points: 150 }];
 * const defender = { name: 'Garrison', capitalShips: [lion], squadrons: [], defences };
 * const limit = defencesLimit('defender');
 * limit.check({ rolls: { defencePoints: 140 }, forces: { fleets: { defender } } }).length; // => 1
 * ```
 */
export function defencesLimit<const Side extends string>(
  side: Side,
): ScenarioLimit<{ readonly rolls: DefenceRolls; readonly forces: Forces<Side> }> {
  return {
    summary: `${side}: planetary defences for the points rolled at most`,
    check({ rolls, forces }) {
      const most = requireWholeNumber(rolls.defencePoints, 'rolls.defencePoints');
      const { defences = [] } = forces.fleets[side];
      const points = defences.reduce((sum, defence) => sum + defence.points, 0);
      if (points <= most) return [];
      const message = `${points} points of planetary defences, where ${most} were rolled`;
      const path = `forces.fleets.${side}.defences`;
      return [limitFault('scenario/too-many-defences', message, path, { points, most })];
    },
  };
}
