/**
 * Where a capital ship is at the end of the battle.
 *
 * `on-table`: still fighting there. `off-table`: in reserve, it never arrived. `hulk`: it drifts or burns on the
 * table. `destroyed`: nothing is left of it. `disengaged`: it withdrew. `exited`: it left the table where the
 * scenario wanted it to.
 *
 * @since 0.1.0
 */
export const CAPITAL_SHIP_STATUSES = [
  'on-table',
  'off-table',
  'hulk',
  'destroyed',
  'disengaged',
  'exited',
] as const;

/**
 * Where a capital ship is at the end of the battle, see {@link CAPITAL_SHIP_STATUSES}.
 *
 * @since 0.1.0
 */
export type CapitalShipStatus = (typeof CAPITAL_SHIP_STATUSES)[number];

/**
 * What became of a capital ship.
 *
 * @since 0.1.0
 */
export interface CapitalShipFate {
  /** The ship, by its id in the fleet. */
  readonly id: string;
  readonly status: CapitalShipStatus;
  /** Whether it was crippled at any time; a ship that is destroyed may leave it out. */
  readonly crippled?: boolean;
  /** The damage points it had lost in the end, whatever the cause: a whole number from 0. */
  readonly damageLost?: number;
  /** How many of them the enemy dealt; all of them unless told. */
  readonly damageDealt?: number;
  /** Which unit of the enemy crippled it, by its id. */
  readonly crippledBy?: string;
  /** Which unit of the enemy destroyed it, by its id. */
  readonly destroyedBy?: string;
}
