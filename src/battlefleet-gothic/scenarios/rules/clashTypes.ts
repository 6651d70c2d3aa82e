import type { PlainTypes } from '../format/scenarioTypes';
import type { DeploymentOrder } from './rollDeploymentOrder';

/**
 * The sides of a Cruiser Clash are equal.
 *
 * @inline
 */
export type ClashSide = 'first' | 'second';

/**
 * The types of Cruiser Clash.
 *
 * @since 0.1.0
 */
export interface CruiserClashTypes extends Omit<PlainTypes<ClashSide>, 'agreed' | 'setUpRolls'> {
  /** What is played instead of the limit of 185 points a ship, if anything. */
  readonly agreed: ClashAgreement;
  readonly setUpRolls: DeploymentOrder<ClashSide> & {
    /** The first side's D6 for its zone. */
    readonly zoneRoll: number;
    readonly zones: { readonly [Name in ClashSide]: 'A' | 'B' };
  };
}

/**
 * What the players of a Cruiser Clash agree on: nothing, or one of the book's alternatives for the limit of 185
 * points a ship. `no-cap` drops it, `one-carrier` drops it for one carrier each, `points` puts a limit for the
 * whole fleet in its place.
 *
 * @since 0.1.0
 */
export interface ClashAgreement {
  readonly alternative?: 'no-cap' | 'one-carrier' | 'points';
  /** The limit for `points`: 750 unless told, and 1,000 for fleets with commanders. */
  readonly points?: number;
}
