/**
 * What one unit can have done to one of the enemy's that a sub-plot asks about: it fired at it, boarded it, or
 * made a hit-and-run attack on it.
 *
 * @since 0.1.0
 */
export const DEED_TYPES = ['fire', 'boarding', 'hit-and-run'] as const;

/**
 * Something that one unit did to one of the enemy's.
 *
 * @since 0.1.0
 */
export type DeedType = (typeof DEED_TYPES)[number];

/**
 * Something that a unit did in the battle. Only what a sub-plot asks about has to be written down.
 *
 * @since 0.1.0
 */
export interface Deed {
  readonly type: DeedType;
  /** Who did it, by its id in the fleet. */
  readonly by: string;
  /** To whom, by its id in the enemy's fleet. */
  readonly target: string;
  /** Whether the boarding party found the enemy's plans. */
  readonly plansFound?: true;
}
