import type { Base } from '../../core/geometry/base';

/**
 * A model of an army.
 *
 * @since 0.1.0
 */
export interface Model {
  /** No other model or unit of the battle has it. */
  readonly id: string;
  readonly name: string;
  /** Those of this model alone; its unit's come on top. */
  readonly keywords: readonly string[];
  /** Its base, in inches. Absent: its middle stands for it. */
  readonly base?: Base;
  readonly leadership?: number;
  /** The least that saves: 3 for 3+. */
  readonly save?: number;
  /** The least that saves, of each invulnerable save it has. */
  readonly invulnerableSaves?: readonly number[];
}

/**
 * A unit of an army.
 *
 * @since 0.1.0
 */
export interface Unit {
  /** No other model or unit of the battle has it. */
  readonly id: string;
  readonly name: string;
  readonly powerRating: number;
  readonly keywords: readonly string[];
  /** Of the whole unit, where its models have none of their own. */
  readonly leadership?: number;
  /**
   * How many models each of its models carries. Absent: it is not a transport, unless it or a model of it has the
   * keyword TRANSPORT.
   */
  readonly transportCapacity?: number;
  /** May be set up after both armies have deployed. */
  readonly deploysLast?: boolean;
  readonly models: readonly Model[];
}

/**
 * An army that has been mustered: it was checked, and one of its models is the Warlord.
 *
 * @since 0.1.0
 */
export interface Army {
  readonly name: string;
  readonly faction?: string;
  /** The sum of its units' Power Ratings. */
  readonly powerLevel: number;
  /** The id of the model. */
  readonly warlord: string;
  readonly warlordTrait?: string;
  readonly units: readonly Unit[];
}
