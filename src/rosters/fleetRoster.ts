import type { Violation } from '../core/errors/violation';

/**
 * The kinds of capital ships that a roster can name.
 *
 * @since 0.1.0
 */
export const ROSTER_SHIP_TYPES = [
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
export type RosterShipType = (typeof ROSTER_SHIP_TYPES)[number];

/**
 * What was paid for on top of a ship or a squadron.
 *
 * @since 0.1.0
 */
export interface RosterRefit {
  readonly name: string;
  readonly points: number;
}

/**
 * A commander as his roster gives him.
 *
 * @since 0.1.0
 */
export interface RosterCommander {
  readonly name: string;
  /** With everything bought for him. */
  readonly points: number;
  readonly leadership?: number;
  readonly rerolls?: number;
  /** One besides the fleet commander, who is the first of the file. */
  readonly subordinate?: true;
}

/**
 * A capital ship as its roster gives it. Figures are there only where the file gives them clearly.
 *
 * @since 0.1.0
 */
export interface RosterCapitalShip {
  /** The file's own id, unless another unit has it already. */
  readonly id: string;
  /** What its owner calls it, else its class. */
  readonly name: string;
  readonly type: RosterShipType;
  /** The name in the fleet list. */
  readonly className: string;
  /** Without refits and commander. */
  readonly points: number;
  readonly refits: readonly RosterRefit[];
  readonly commander?: RosterCommander;
  readonly damagePoints?: number;
  /** In centimetres. */
  readonly speed?: number;
  readonly shields?: number;
  /** Where it has weapons. */
  readonly weapons?: readonly RosterWeaponMount[];
  /** Whether it has launch bays. */
  readonly carrier?: boolean;
}

/**
 * Where the weapons of a ship are mounted.
 *
 * @since 0.1.0
 */
export const ROSTER_WEAPON_MOUNTS = ['dorsal', 'starboard', 'port', 'prow'] as const;

/**
 * Where a weapon is mounted.
 *
 * @since 0.1.0
 */
export type RosterWeaponMount = (typeof ROSTER_WEAPON_MOUNTS)[number];

/**
 * An escort as its roster gives it.
 *
 * @since 0.1.0
 */
export interface RosterEscort {
  readonly name: string;
  readonly className: string;
  readonly points: number;
  /** In centimetres. */
  readonly speed?: number;
}

/**
 * A squadron of escorts as its roster gives it.
 *
 * @since 0.1.0
 */
export interface RosterSquadron {
  /** The file's own id, unless another unit has it already. */
  readonly id: string;
  readonly name: string;
  /** One entry a ship. */
  readonly ships: readonly RosterEscort[];
  readonly refits: readonly RosterRefit[];
  readonly commander?: RosterCommander;
}

/**
 * A planetary defence or a transport as its roster gives it.
 *
 * @since 0.1.0
 */
export interface RosterVessel {
  /** The file's own id, unless another unit has it already. */
  readonly id: string;
  readonly name: string;
  readonly points: number;
}

/**
 * What is worth a second look in a fleet that was read.
 *
 * `roster/total-differs`: the list builder's own total is not the sum over the fleet. `roster/cost-outside-units`:
 * something that belongs to no ship costs points. `roster/no-damage-points`: the file does not say how much damage a
 * capital ship can take. `roster/unclear-ship`: it does not say what kind of capital ship one is.
 * `roster/commander-ashore`: a commander is on board of no ship; his points are not in the fleet's.
 * `roster/several-commanders`: the first one was taken for the fleet commander.
 *
 * @since 0.1.0
 */
export type FleetWarningCode =
  | 'roster/total-differs'
  | 'roster/cost-outside-units'
  | 'roster/no-damage-points'
  | 'roster/unclear-ship'
  | 'roster/commander-ashore'
  | 'roster/several-commanders';

/**
 * A fleet of Battlefleet Gothic as its roster gives it. It is a fleet for the rules of that game as it stands.
 *
 * @since 0.1.0
 */
export interface RosterFleet {
  readonly name: string;
  /** The game and edition. */
  readonly gameSystem?: string;
  /** The catalogue of the first force that names one. */
  readonly faction?: string;
  readonly capitalShips: readonly RosterCapitalShip[];
  readonly squadrons: readonly RosterSquadron[];
  readonly defences: readonly RosterVessel[];
  readonly transports: readonly RosterVessel[];
  /** Commanders whom the file puts on no ship; see {@link fleetFromRoster}. */
  readonly ashore: readonly RosterCommander[];
  /** The sum over the fleet. */
  readonly points: number;
  /** The list builder's own total, where it gives one. */
  readonly statedPoints?: number;
  readonly warnings: readonly Violation<FleetWarningCode>[];
}
