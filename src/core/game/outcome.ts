import type { Json } from '../errors/violation';

/**
 * A reason why a game ended as it did.
 *
 * @since 0.1.0
 */
export interface Reason {
  /** The reason in a sentence, for people. */
  readonly message: string;
  /** The clause of the rules behind it. */
  readonly rule?: string;
  /** The figures behind the sentence. */
  readonly facts?: { readonly [name: string]: Json };
}

/**
 * How a game ended.
 *
 * @typeParam Player - the ids of the players
 * @since 0.1.0
 */
export interface Outcome<Player extends string = string> {
  /** One, several, or none: a draw. */
  readonly winners: readonly Player[];
  /** Why, in the order in which the rules ask. */
  readonly reasons: readonly Reason[];
}
