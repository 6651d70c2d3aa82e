/**
 * A roster file as a plain tree, whatever it was packed in and whatever game it is for.
 *
 * @since 0.1.0
 */
export interface Roster {
  /** The name its owner gave it; empty where there is none. */
  readonly name: string;
  /** The game and edition: `Warhammer 40,000 9th Edition`. */
  readonly gameSystem?: string;
  /** The totals that the list builder wrote down. */
  readonly costs: readonly RosterCost[];
  /** The limits its owner set. */
  readonly costLimits: readonly RosterCost[];
  readonly forces: readonly RosterForce[];
}

/**
 * A force: a detachment, a regiment, a fleet. Forces can stand in forces.
 *
 * @since 0.1.0
 */
export interface RosterForce {
  readonly id?: string;
  /** Empty where the file gives none. */
  readonly name: string;
  /** The catalogue its units come from, by and large the faction. */
  readonly catalogue?: string;
  readonly selections: readonly RosterSelection[];
  readonly forces: readonly RosterForce[];
}

/**
 * Anything that was chosen: a unit, a model, a weapon, a rule of the whole detachment.
 *
 * @since 0.1.0
 */
export interface RosterSelection {
  readonly id?: string;
  readonly name: string;
  /** What its owner calls it. */
  readonly customName?: string;
  /** `unit`, `model` or `upgrade`; some list builders know more. */
  readonly type: string;
  /** The group of options that it was chosen from, where the file names it; BattleScribe's don't. */
  readonly group?: string;
  /** How many in all, not how many for each of what holds it. */
  readonly number: number;
  /** Its own share for all of them; the costs of nested selections come on top. */
  readonly costs: readonly RosterCost[];
  readonly categories: readonly RosterCategory[];
  readonly profiles: readonly RosterProfile[];
  readonly rules: readonly RosterRule[];
  readonly selections: readonly RosterSelection[];
}

/**
 * So much of one kind of cost.
 *
 * @since 0.1.0
 */
export interface RosterCost {
  /** As in the file: Power Level is written ` PL`, with a space before it. */
  readonly name: string;
  readonly typeId?: string;
  readonly value: number;
}

/**
 * A category: a keyword, or a slot of the detachment.
 *
 * @since 0.1.0
 */
export interface RosterCategory {
  readonly name: string;
  /** Whether it is the one the selection is filed under. */
  readonly primary: boolean;
}

/**
 * A row of figures or texts: of a model, a weapon, an ability.
 *
 * @since 0.1.0
 */
export interface RosterProfile {
  readonly name: string;
  /** What kind of row: `Unit`, `Weapon`, `Abilities`. */
  readonly typeName: string;
  /** Whether the list builder would not show it. */
  readonly hidden: boolean;
  readonly characteristics: readonly RosterCharacteristic[];
}

/**
 * One cell of a profile.
 *
 * @since 0.1.0
 */
export interface RosterCharacteristic {
  /** The column: `Ld`, `Save`. */
  readonly name: string;
  /** As in the file; empty where there is nothing in it. */
  readonly value: string;
}

/**
 * A rule with its text.
 *
 * @since 0.1.0
 */
export interface RosterRule {
  readonly name: string;
  readonly hidden: boolean;
  /** Empty where the file gives none. */
  readonly description: string;
}
