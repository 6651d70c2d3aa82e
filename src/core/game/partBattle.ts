import type { Dice } from '../dice/dice';
import type { Part } from './part';

/**
 * The states of the parts of a mission, each under the id of its part.
 *
 * @since 0.1.0
 */
export interface PartStates {
  readonly [id: string]: unknown;
}

/**
 * As much of a battle as parts need: a place for their states.
 *
 * @since 0.1.0
 */
export interface PartBattle {
  readonly parts: PartStates;
}

/**
 * Any part that fits into a battle, whatever its own state and actions.
 *
 * @typeParam Battle - the battle around it
 * @typeParam Fact - what can happen in the battle
 * @since 0.1.0
 */
export type PartFor<Battle, Fact> = Part<{
  readonly id: string;
  readonly state: unknown;
  readonly action: { readonly type: string; readonly player: string };
  readonly fact: Fact;
  readonly battle: Battle;
}>;

/**
 * Makes a fact happen in a battle. It leaves the parts alone: they are told of it afterwards. `part` is
 * the id of the part that answered the fact; absent where no part did.
 *
 * @typeParam Battle - the battle
 * @typeParam Fact - what can happen in it
 * @since 0.1.0
 */
export type Happen<Battle, Fact> = (
  battle: Battle,
  fact: Fact,
  dice: Dice,
  part?: string,
) => Happened<Battle, Fact>;

/**
 * A battle in which a fact has happened.
 *
 * @typeParam Battle - the battle
 * @typeParam Fact - what can happen in it
 * @since 0.1.0
 */
export interface Happened<Battle, Fact> {
  readonly battle: Battle;
  /** What follows from the fact by the rules of the battle, and has happened as well. Parts are told of it next. */
  readonly follows?: readonly Fact[];
}

/**
 * What came of telling the parts.
 *
 * @typeParam Battle - the battle
 * @typeParam Fact - what can happen in it
 * @since 0.1.0
 */
export interface PartsTold<Battle, Fact> {
  readonly battle: Battle;
  /** What the parts made happen, in the order in which it did. */
  readonly facts: readonly Fact[];
  /** What the part that acted seals, if it does. */
  readonly seals?: 'reveal' | 'commit';
}
