import type { Dice } from '../../core/dice/dice';
import type { Violation } from '../../core/errors/violation';
import type { Provenance } from '../../core/table/provenance';
import type { Deed } from '../ledger/deed';
import type { SubplotBattle } from './subplotBattle';
import type { SubplotEffect } from './subplotEffect';
import type { SubplotErrorCode } from './subplotErrorCode';
import type { SubplotForces } from './subplotForces';
import type { SubplotInPlay } from './subplotInPlay';

/**
 * What the owner of a sub-plot may have to choose. A decoy is an additional ship of his, and a reinforcement an
 * additional unit, both marked as such; they are in his fleet by then. He may do without these two, and has failed then.
 *
 * @since 0.1.0
 */
export const NOMINATIONS = ['enemy-capital-ship', 'own-capital-ship', 'decoy', 'reinforcement'] as const;

/**
 * What the owner of a sub-plot may have to choose, see {@link NOMINATIONS}.
 *
 * @since 0.1.0
 */
export type Nomination = (typeof NOMINATIONS)[number];

/**
 * Renown for the owner of a sub-plot in a campaign.
 *
 * @since 0.1.0
 */
export interface SubplotRenown {
  /** Gained on completing it: a whole number from 0. */
  readonly completed: number;
  /** Added on failing: 0 or a negative whole number. */
  readonly failed: number;
}

/**
 * What a field can be that the set-up of a sub-plot rolled.
 *
 * @since 0.1.0
 */
export const ROLLED_KINDS = ['number', 'text', 'list', 'object'] as const;

/**
 * What a field can be that the set-up of a sub-plot rolled.
 *
 * @since 0.1.0
 */
export type RolledKind = (typeof ROLLED_KINDS)[number];

/**
 * What {@link defineSubplot} makes a sub-plot of. Only `completed` must be a function of its own.
 *
 * @typeParam Rolled - what its set-up rolls; null for nothing
 * @since 0.1.0
 */
export interface SubplotDefinition<Rolled = unknown> {
  /** A name for programs. */
  readonly id: string;
  /** A name for people; also what its dice are labelled with. */
  readonly title: string;
  readonly renown: SubplotRenown;
  /** Where its figures come from, if they are not in the rules' own text. */
  readonly provenance?: Provenance;
  /** What its owner has to choose. */
  readonly nominates?: Nomination;
  /** What its set-up rolls, field by field: sub-plots come back from JSON, and are held against it. */
  readonly rolls?: { readonly [Field in keyof Rolled]: RolledKind };
  /** Whether the fleets have what it needs; one that lacks it is rolled again. Always unless told. */
  actsOn?(forces: SubplotForces): boolean;
  /** Its set-up rolls. The result is plain JSON. */
  setUp?(forces: SubplotForces, dice: Dice): Rolled;
  /** Why its owner can't choose a unit, beyond its being of the kind. */
  checkNominee?(
    id: string,
    inPlay: SubplotInPlay<Rolled>,
    forces: SubplotForces,
  ): readonly Violation<SubplotErrorCode>[];
  /** What it changes in the battle. Nothing unless told. */
  effects?(inPlay: SubplotInPlay<Rolled>): readonly SubplotEffect[];
  /**
   * With this the unit chosen is a secret, until the function says that it is out: from the id of the unit, and what
   * the owner's and the enemy's units did so far.
   */
  isOut?(nominated: string, own: readonly Deed[], enemy: readonly Deed[]): boolean;
  /** Whether its owner has completed it. */
  completed(battle: SubplotBattle<Rolled>): boolean;
}

/**
 * A sub-plot, as {@link defineSubplot} makes it: plain data and small functions.
 *
 * @typeParam Rolled - what its set-up rolls; null for nothing
 * @since 0.1.0
 */
export interface Subplot<Rolled = unknown> extends SubplotDefinition<Rolled> {
  actsOn(forces: SubplotForces): boolean;
  setUp(forces: SubplotForces, dice: Dice): Rolled;
  effects(inPlay: SubplotInPlay<Rolled>): readonly SubplotEffect[];
}
