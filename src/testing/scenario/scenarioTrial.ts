import type { Dice } from '../../core/dice/dice';
import type { Violation } from '../../core/errors/violation';

/**
 * A scenario as it is used: what it is set up with, what it rolls, and how its battles are decided.
 *
 * @typeParam Facts - agreement, forces and choices. Plain JSON
 * @typeParam Battle - a battle that was fought. Plain JSON
 * @since 0.1.0
 */
export interface ScenarioTrial<Facts, Battle> {
  /** The id of the scenario. */
  readonly id: string;
  /** Agreement, forces and choices such as players bring, sound or not. */
  facts(dice: Dice): Facts;
  /** Why it can't be set up with these, every reason. */
  check(facts: Facts): readonly Violation[];
  /** Rolls the set-up; throws what `check` lists. */
  setUp(facts: Facts, dice: Dice): unknown;
  /** A battle as it may have been fought. */
  battle(dice: Dice): Battle;
  /** Who won it. It rolls nothing. */
  decide(battle: Battle): unknown;
  /** The same battle with its units in another order. */
  reorder?(battle: Battle, dice: Dice): Battle;
}
