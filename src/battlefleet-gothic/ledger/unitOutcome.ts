import type { CapitalShipStatus } from './capitalShipFate';

/**
 * The kinds of units that a fleet has.
 *
 * @since 0.1.0
 */
export const UNIT_KINDS = ['capital-ship', 'squadron', 'transport', 'defence'] as const;

/**
 * A kind of unit.
 *
 * @since 0.1.0
 */
export type UnitKind = (typeof UNIT_KINDS)[number];

/**
 * A unit of a fleet and what became of it, in one.
 *
 * @since 0.1.0
 */
export interface UnitOutcome {
  readonly kind: UnitKind;
  readonly id: string;
  readonly name: string;
  /** What it is worth in full: with refits and commander; nothing for a decoy. */
  readonly points: number;
  readonly status: CapitalShipStatus;
  /** Whether it was crippled at some time, be it destroyed by now or not. */
  readonly crippled: boolean;
  /** Whether it is destroyed; a hulk is. */
  readonly destroyed: boolean;
  /** How many ships it began with: none for a defence. */
  readonly ships: number;
  /** How many of them were destroyed. */
  readonly lost: number;
  /** The damage points a capital ship lost; null where that is not told of one crippled or destroyed. */
  readonly damageLost: number | null;
  /** How many of these the enemy dealt. */
  readonly damageDealt: number | null;
  /** The unit of the enemy that crippled it. */
  readonly crippledBy: string | null;
  /** The unit of the enemy that destroyed it. */
  readonly destroyedBy: string | null;
  readonly decoy: boolean;
}
