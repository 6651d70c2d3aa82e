import type { Model, Unit } from './army';

/**
 * Like models of a unit, as an army list counts them. The models that a roster reader gives are such.
 *
 * @since 0.1.0
 */
export interface ModelEntry extends Omit<Model, 'keywords' | 'invulnerableSaves'> {
  /** How many; 1 when absent. Several get ids of their own: `boyz/1`, `boyz/2`. */
  readonly count?: number;
  readonly keywords?: readonly string[];
  /** Whether it is the Warlord, or one of these models is: the first. */
  readonly warlord?: boolean;
  readonly invulnerableSaves?: readonly number[];
  /** For the common case of a single one. */
  readonly invulnerableSave?: number;
}

/**
 * A unit of an army list.
 *
 * @since 0.1.0
 */
export interface UnitEntry extends Omit<Unit, 'keywords' | 'models'> {
  readonly keywords?: readonly string[];
  /** Whether the Warlord is in it: the model that says so, or else the first. */
  readonly warlord?: boolean;
  /** The names of the Warlord Traits of the Warlord, if it is in the unit. What open play has no rule for may be there. */
  readonly warlordTraits?: readonly string[];
  /** At least one. */
  readonly models: readonly ModelEntry[];
}

/**
 * An army as its player writes it down, before it is mustered. What `wargame-rules/rosters` reads is one.
 *
 * @since 0.1.0
 */
export interface ArmyList {
  readonly name: string;
  readonly faction?: string;
  readonly units: readonly UnitEntry[];
}
