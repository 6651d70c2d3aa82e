import type { Violation } from '../../core/errors/violation';
import { requireFields } from '../choosing/requireFields';
import { fleetFaults, unitFaults } from '../fleet/checkFleet';
import type { Scenario } from './format/scenario';
import type { Muster, ScenarioTypes } from './format/scenarioTypes';

/**
 * Lists why forces may not be used in a scenario: every limit of the scenario that they break, and whatever is
 * wrong with the fleets themselves. Limits are asked once both fleets are sound.
 *
 * @typeParam Types - the types of the scenario
 * @param scenario - the scenario
 * @param muster - what the players agreed on, what was rolled before, and the forces they chose
 * @returns every reason with its place, such as `forces.fleets.attacker`; empty when the forces will do
 * @throws {@link WargameError} `argument/missing` where there are no forces at all
 * @rule BG-FORMAT-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { checkForces, theRaiders } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 180 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * const muster = { agreed: { points: 200 }, rolls: {}, forces: { fleets: { attacker: fleet, defender: fleet } } };
 * const reasons = checkForces(theRaiders, muster);
 * reasons.map(({ code, path }) => [code, path]);
 * // => [['scenario/too-many-points', 'forces.fleets.attacker']]
 * ```
 */
export function checkForces<Types extends ScenarioTypes>(
  scenario: Scenario<Types>,
  muster: Muster<Types>,
): readonly Violation[] {
  const { sides, forces } = scenario;
  const { agreed, rolls } = requireFields(muster, 'muster');
  requireFields(agreed, 'muster.agreed');
  requireFields(rolls, 'muster.rolls');
  const chosen = requireFields(muster.forces, 'muster.forces');
  const fleets: { readonly [side: string]: unknown } = requireFields(chosen.fleets, 'muster.forces.fleets');
  const faults = [
    ...(forces.checkAgreed?.(agreed) ?? []),
    ...sides.flatMap(({ id, mayHaveNoShips }) =>
      (mayHaveNoShips ? unitFaults : fleetFaults)(fleets[id], `forces.fleets.${id}`),
    ),
  ];
  return faults.length > 0 ? faults : forces.limits.flatMap((limit) => limit.check(muster));
}
