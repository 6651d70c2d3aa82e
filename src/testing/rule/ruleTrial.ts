import type { Dice } from '../../core/dice/dice';
import type { Violation } from '../../core/errors/violation';

/**
 * A rule as it is called: what it is given, what is wrong with that, and what it gives.
 *
 * @typeParam Given - what the rule is given. Plain JSON
 * @typeParam Result - what it gives. Plain JSON
 * @since 0.1.0
 */
export interface RuleTrial<Given, Result> {
  /** A name for messages. */
  readonly id: string;
  /** Something to give it, sound or not. */
  given(dice: Dice): Given;
  /** The rule. */
  run(given: Given, dice: Dice): Result;
  /** Its check, where it has one: then the rule throws just what that lists. */
  check?(given: Given): readonly Violation[];
  /** The same facts in another order, where the order should make no difference. */
  reorder?(given: Given, dice: Dice): Given;
}

/**
 * How a rule is checked.
 *
 * @since 0.1.0
 */
export interface RuleCheck {
  /** How often it is called on something new; 100 unless told. */
  readonly runs?: number;
  /** Where all of it comes from: the same seed, the same calls. A whole number; 0 unless told. */
  readonly seed?: number;
}

/**
 * What was seen while a rule was checked. A figure of 0 says what was not put to the proof.
 *
 * @since 0.1.0
 */
export interface RuleReport {
  /** The name of the rule. */
  readonly rule: string;
  readonly runs: number;
  /** How often it refused what it was given. */
  readonly refused: number;
  /** How many dice it rolled. */
  readonly dice: number;
}
