/**
 * A sub-plot that was set up for a battle, as plain JSON.
 *
 * @typeParam Rolled - what its set-up rolled
 * @since 0.1.0
 */
export interface SubplotInPlay<Rolled = unknown> {
  /** The sub-plot, by its id. */
  readonly subplot: string;
  /** Whose it is. */
  readonly player: string;
  /** What its set-up rolled; null where it rolls nothing. */
  readonly rolled: Rolled;
  /** The unit its owner chose; null before he did, and where there is nothing to choose. */
  readonly nominated: string | null;
}
