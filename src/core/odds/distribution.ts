import type { Weighted } from '../dice/dice';

/**
 * The exact distribution of a rule's results, over one common denominator. The weights and what is unresolved
 * add up to `total`.
 *
 * Plain data but for its bigints; {@link oddsToData} turns these into decimal strings.
 *
 * @since 0.1.0
 */
export interface Odds<T> {
  /** Each result once: numbers in ascending order, others in the order in which they were first met. */
  readonly outcomes: readonly Weighted<T>[];
  readonly total: bigint;
  /** The weight of what was cut off at a limit; 0 where everything was gone through. */
  readonly unresolved: bigint;
}
