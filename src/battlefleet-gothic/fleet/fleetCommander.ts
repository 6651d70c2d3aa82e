import type { Commander } from './commander';
import type { Fleet } from './fleet';
import { leadsFleet } from './leadsFleet';

/**
 * Finds the commander of a fleet, whatever he sails in.
 *
 * @param fleet - the fleet
 * @returns the commander; null where the fleet has none
 * @since 0.1.0
 * @example
 * ```ts
 * import { fleetCommander } from 'wargame-rules/battlefleet-gothic';
 *
 * const commander = { name: 'Admiral', points: 50, leadership: 8 };
 * const flagship = { id: 'lion', name: 'Lion', type: 'cruiser', points: 180, commander } as const;
 * fleetCommander({ name: 'Patrol', capitalShips: [flagship], squadrons: [] })?.leadership; // => 8
 * ```
 */
export function fleetCommander(fleet: Fleet): Commander | null {
  const aboard = [...fleet.capitalShips, ...fleet.squadrons].find(leadsFleet);
  return aboard?.commander ?? null;
}
