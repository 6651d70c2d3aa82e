/**
 * The one door through which chance enters: every rule that needs it takes a `Dice` as its last argument.
 *
 * The smallest dice are one line: `{ roll: (sides) => … }`.
 *
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Dice, rollOff } from 'wargame-rules';
 *
 * const faces = [2, 5];
 * const dice: Dice = { roll: () => faces.shift() ?? 1 };
 * rollOff(['Ann', 'Ben'], dice).winner; // => 'Ben'
 * ```
 */
export interface Dice {
  /**
   * Rolls one die.
   *
   * @param sides - how many sides it has
   * @param label - what it is rolled for
   * @returns a whole number from 1 to `sides`
   */
  roll(sides: number, label?: string): number;
  /**
   * Rolls something that has a shorter account of its outcomes than die by die. Dice without this method
   * just sample it. A wrapper has it only where the dice inside have it.
   */
  composite?<T>(roll: Composite<T>): T;
}

/**
 * A value with its weight among others: the chance is the weight over the sum of all weights.
 *
 * @since 0.1.0
 */
export interface Weighted<T> {
  readonly value: T;
  /** Above 0. */
  readonly weight: bigint;
}

/**
 * The tools with which a {@link Composite} states its outcomes. The counted dice hand them in, so that a
 * roll imports no code for odds.
 *
 * @since 0.1.0
 */
export interface Exact {
  /** Every outcome of a smaller rule, equal ones merged. */
  outcomes<T>(rule: (dice: Dice) => T): readonly Weighted<T>[];
  /** The sum of `count` independent copies of one number. */
  sum(count: number, one: readonly Weighted<number>[]): readonly Weighted<number>[];
}

/**
 * A roll of several dice that can state its outcomes without going through every face.
 *
 * `outcomes` must be the exact distribution of `sample`.
 *
 * @typeParam T - what the roll gives
 * @since 0.1.0
 */
export interface Composite<T> {
  /** What it is rolled for. */
  readonly label?: string | undefined;
  /** The handful a person would roll for it, where it is one. `sample` then rolls just these. */
  readonly dice?: { readonly count: number; readonly sides: number };
  /** Rolls it with single dice. */
  sample(dice: Dice): T;
  /** What it can give and how likely each is. */
  outcomes(exact: Exact): readonly Weighted<T>[];
}
