import type { CapitalShip } from './capitalShip';
import type { Fleet } from './fleet';
import { leadsFleet } from './leadsFleet';

/**
 * Finds the capital ship from which a fleet is commanded.
 *
 * @param fleet - the fleet
 * @returns the ship; null where the fleet has no commander, or he is with a squadron of escorts
 * @since 0.1.0
 * @example
 * ```ts
 * import { flagship } from 'wargame-rules/battlefleet-gothic';
 *
 * const commander = { name: 'Admiral', points: 50 };
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 180, commander } as const;
 * flagship({ name: 'Patrol', capitalShips: [lion], squadrons: [] })?.id; // => 'lion'
 * ```
 */
export function flagship(fleet: Fleet): CapitalShip | null {
  return fleet.capitalShips.find(leadsFleet) ?? null;
}
