import type { Violation } from '../core/errors/violation';

/**
 * What is worth a second look in a roster that was read.
 *
 * `total-differs`: the list builder's own total is not the sum over the units. `cost-outside-units`: something
 * that is no unit costs Power Level or points. `no-power-rating`: a unit costs no Power Level at all.
 * `models-unclear`: the file does not say plainly which models, or how many, a unit has. `several-units`: one
 * entry stands for several units, which were left together.
 *
 * @since 0.1.0
 */
export type RosterWarningCode =
  | 'roster/total-differs'
  | 'roster/cost-outside-units'
  | 'roster/no-power-rating'
  | 'roster/models-unclear'
  | 'roster/several-units';

/**
 * A warning, with the place and the figures.
 *
 * @since 0.1.0
 */
export type RosterWarning = Violation<RosterWarningCode>;

/**
 * An army of Warhammer 40,000 as its roster gives it.
 *
 * @since 0.1.0
 */
export interface RosterArmy {
  readonly name: string;
  /** The game and edition: `Warhammer 40,000 9th Edition`. */
  readonly gameSystem?: string;
  /** The catalogue of the first force that names one. */
  readonly faction?: string;
  readonly units: readonly RosterUnit[];
  /** The sum over the units. */
  readonly powerLevel: number;
  /** The list builder's own total, where it gives one. */
  readonly statedPowerLevel?: number;
  /** The sum over the units. */
  readonly points: number;
  /** The list builder's own total, where it gives one. */
  readonly statedPoints?: number;
  readonly warnings: readonly RosterWarning[];
}

/**
 * A unit of a roster. Names and keywords are as in the file, but that `Faction: Orks` is the
 * keyword `Orks`; no two units or models of an army share an id.
 *
 * @since 0.1.0
 */
export interface RosterUnit {
  /** The file's own id, unless another unit or model has it already. */
  readonly id: string;
  readonly name: string;
  /** What its owner calls it. */
  readonly customName?: string;
  /** Where it stands in the file: `forces[0].selections[3]`. */
  readonly path: string;
  /** The catalogue of its force. */
  readonly faction?: string;
  /** With everything in it. */
  readonly powerRating: number;
  /** With everything in it. */
  readonly points: number;
  readonly keywords: readonly string[];
  /** Whether it has the keyword Character. */
  readonly character: boolean;
  /** Whether the Warlord is in it. */
  readonly warlord: boolean;
  /**
   * The Warlord Traits of the Warlord, if it is in the unit and the file marks any as such: the names as in the file,
   * without the words "Warlord Trait:" before them.
   */
  readonly warlordTraits: readonly string[];
  /** The highest in the unit, where the file gives it. */
  readonly leadership?: number;
  /** How many models one of its models carries, where the file says one number. */
  readonly transportCapacity?: number;
  readonly models: readonly RosterModel[];
}

/**
 * Like models of a unit: one entry of the file. Figures are there only where the file gives them clearly.
 *
 * @since 0.1.0
 */
export interface RosterModel {
  /** The file's own id, unless another unit or model has it already. */
  readonly id: string;
  readonly name: string;
  /** How many, at least one. */
  readonly count: number;
  /** Those of these models only; the unit's come on top. */
  readonly keywords: readonly string[];
  /** Whether it is the Warlord, or one of these models is; false where the file names only the unit. */
  readonly warlord: boolean;
  readonly leadership?: number;
  /** The least that saves: 3 for 3+. */
  readonly save?: number;
  /** The least that saves. */
  readonly invulnerableSave?: number;
  readonly wounds?: number;
}
