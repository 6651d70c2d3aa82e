import type { WeaponMount } from '../damage/criticalEffect';
import type { Commander } from './commander';
import type { Refit } from './refit';

/**
 * What counts as a capital ship: battleships, and cruisers of every kind.
 *
 * @since 0.1.0
 */
export const CAPITAL_SHIP_TYPES = [
  'battleship',
  'grand-cruiser',
  'battlecruiser',
  'heavy-cruiser',
  'cruiser',
  'light-cruiser',
] as const;

/**
 * A kind of capital ship.
 *
 * @since 0.1.0
 */
export type CapitalShipType = (typeof CAPITAL_SHIP_TYPES)[number];

/**
 * A capital ship as it stands in a fleet list.
 *
 * @since 0.1.0
 */
export interface CapitalShip {
  /** No two units of a fleet share one. */
  readonly id: string;
  readonly name: string;
  readonly type: CapitalShipType;
  /** The class in the fleet list: `Lunar`. */
  readonly className?: string;
  /** What the ship itself costs: a whole number from 0 to a million. Refits and commander come on top. */
  readonly points: number;
  readonly refits?: readonly Refit[];
  /** Who commands from on board. */
  readonly commander?: Commander;
  /** Its starting damage points: a whole number from 1. */
  readonly damagePoints?: number;
  /** In centimetres. */
  readonly speed?: number;
  /** A whole number from 0. */
  readonly shields?: number;
  /** Where it has weapons. */
  readonly weapons?: readonly WeaponMount[];
  /** Whether it launches attack craft. */
  readonly carrier?: boolean;
  /** A decoy: a transport that poses as this ship, and is worth no points at all. */
  readonly decoy?: true;
  /** Whether a sub-plot brought it, as Unexpected Help does: the limits of a scenario leave it out. */
  readonly reinforcement?: true;
}
