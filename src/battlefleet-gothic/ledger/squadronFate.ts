/**
 * Where what is left of an escort squadron is at the end of the battle, as with capital ships. A squadron has
 * withdrawn as a whole or not at all.
 *
 * @since 0.1.0
 */
export const SQUADRON_STATUSES = ['on-table', 'off-table', 'destroyed', 'disengaged', 'exited'] as const;

/**
 * Where what is left of an escort squadron is at the end of the battle, see {@link SQUADRON_STATUSES}.
 *
 * @since 0.1.0
 */
export type SquadronStatus = (typeof SQUADRON_STATUSES)[number];

/**
 * What became of an escort squadron.
 *
 * @since 0.1.0
 */
export interface SquadronFate {
  /** The squadron, by its id in the fleet. */
  readonly id: string;
  /** `destroyed` when all of its ships are, and only then. */
  readonly status: SquadronStatus;
  /** How many of its ships were destroyed: a whole number from 0; all of them for a squadron destroyed. */
  readonly lost: number;
  /** Which unit of the enemy brought its losses to half, by its id. */
  readonly crippledBy?: string;
  /** Which unit of the enemy destroyed the last of it, by its id. */
  readonly destroyedBy?: string;
}
