import { requireNone } from '../../core/errors/requireNone';
import type { CapitalShip } from './capitalShip';
import { shapeFaults } from './given';
import { capitalShipShape } from './unitShapes';
import { upgradePoints } from './upgradePoints';

/**
 * What a capital ship is worth in victory points: its own points with every refit and the commander on board.
 * A decoy is worth nothing.
 *
 * @param ship - the ship with its points, refits and commander
 * @returns the points
 * @throws {@link WargameError} `argument/…` with every fault of the ship
 * @rule BG-VP-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { capitalShipPoints } from 'wargame-rules/battlefleet-gothic';
 *
 * capitalShipPoints({
 *   id: 'sword-of-voss',
 *   name: 'Sword of Voss',
 *   type: 'cruiser',
 *   points: 180,
 *   refits: [{ name: 'Power rams', points: 5 }],
 *   commander: { name: 'Admiral', points: 50 },
 * }); // => 235
 * ```
 */
export function capitalShipPoints(ship: CapitalShip): number {
  requireNone(shapeFaults(capitalShipShape, ship));
  return worthOfCapitalShip(ship);
}

/** The same for a ship known to be sound. */
export function worthOfCapitalShip(ship: CapitalShip): number {
  return ship.decoy ? 0 : ship.points + upgradePoints(ship);
}
