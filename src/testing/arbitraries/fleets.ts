import * as fc from 'fast-check';

/**
 * The types that the capital ships of listed fleets have.
 *
 * @since 0.1.0
 */
export const LISTED_SHIP_TYPES = [
  'battleship',
  'grand-cruiser',
  'battlecruiser',
  'heavy-cruiser',
  'cruiser',
  'light-cruiser',
] as const;

/**
 * The type of a capital ship.
 *
 * @since 0.1.0
 */
export type ListedShipType = (typeof LISTED_SHIP_TYPES)[number];

/**
 * A capital ship of a fleet, as far as every fleet has it.
 *
 * @since 0.1.0
 */
export interface ListedShip {
  /** No two units of a fleet share one. */
  readonly id: string;
  readonly name: string;
  readonly type: ListedShipType;
  readonly points: number;
  readonly damagePoints: number;
}

/**
 * A squadron of escorts.
 *
 * @since 0.1.0
 */
export interface ListedSquadron {
  /** No two units of a fleet share one. */
  readonly id: string;
  readonly name: string;
  readonly ships: readonly { readonly name: string; readonly points: number }[];
}

/**
 * A fleet: capital ships and squadrons, one unit at least.
 *
 * @since 0.1.0
 */
export interface ListedFleet {
  readonly name: string;
  readonly capitalShips: readonly ListedShip[];
  readonly squadrons: readonly ListedSquadron[];
}

/**
 * Sound fleets with one to eight units, each with an id of its own. Assignable to `Fleet` of
 * `wargame-rules/battlefleet-gothic`.
 *
 * @param name - what the fleet is called, and what its ids begin with, so that two fleets share none
 * @returns the arbitrary
 * @since 0.1.0
 * @example
 * ```ts
 * import * as fc from 'fast-check';
 * import { checkFleet } from 'wargame-rules/battlefleet-gothic';
 * import { fleets } from 'wargame-rules/testing';
 *
 * fc.assert(fc.property(fleets('raiders'), (fleet) => checkFleet(fleet).length === 0));
 * ```
 */
export function fleets(name: string = 'fleet'): fc.Arbitrary<ListedFleet> {
  const points = fc.integer({ min: 0, max: 400 });
  const ship = fc.record({
    type: fc.constantFrom(...LISTED_SHIP_TYPES),
    points,
    damagePoints: fc.integer({ min: 1, max: 12 }),
  });
  const squadron = fc.array(points, { minLength: 1, maxLength: 6 });
  return fc
    .record({
      ships: fc.array(ship, { minLength: 1, maxLength: 5 }),
      squadrons: fc.array(squadron, { maxLength: 3 }),
    })
    .map(({ ships, squadrons }) => ({
      name,
      capitalShips: ships.map((figures, index) => ({ ...named(name, 'ship', index), ...figures })),
      squadrons: squadrons.map((costs, index) => ({
        ...named(name, 'squadron', index),
        ships: costs.map((cost, escort) => ({ name: `Escort ${escort + 1}`, points: cost })),
      })),
    }));
}

function named(fleet: string, kind: string, index: number): { readonly id: string; readonly name: string } {
  return { id: `${fleet}/${kind}-${index + 1}`, name: `${fleet} ${kind} ${index + 1}` };
}
