import type { Dice } from '../../core/dice/dice';

/**
 * A type of objective as data with hooks, as far as the kit looks at it.
 *
 * @typeParam Model - what is known of a model. Plain JSON
 * @typeParam Duties - what binds a model that carries an objective. Plain JSON
 * @since 0.1.0
 */
export interface TypeOfObjective<Model, Duties> {
  readonly id: string;
  readonly title: string;
  readonly contradicts?: readonly string[];
  readonly places?: number;
  readonly mostPerTurn?: number;
  /** Whether a model may carry such an objective. Absent: any may. */
  mayCarry?(model: Model): boolean;
  /** What binds the model that carries it, given what would bind it otherwise. */
  duties?(duties: Duties, model: Model): Duties;
  /** What happens when it is first claimed: the die, and whether the objective is gone. */
  firstClaim?(dice: Dice, label: string): { readonly die: number; readonly removed: boolean };
  /** What a held objective is worth when the game ends, given what it would be worth otherwise. */
  finalWorth?(
    worth: number,
    dice: Dice,
    label: string,
  ): { readonly die: number; readonly worth: number; readonly destroyed: boolean };
}

/**
 * What a type of objective is tried with.
 *
 * @typeParam Model - what is known of a model
 * @typeParam Duties - what binds a model that carries an objective
 * @since 0.1.0
 */
export interface ObjectiveTypeCheck<Model, Duties> {
  /** Models of all kinds; at least one. */
  readonly models: readonly Model[];
  /** What may bind a model already; at least one. */
  readonly duties: readonly Duties[];
  /** Where all of it comes from. A whole number; 0 unless told. */
  readonly seed?: number;
}
