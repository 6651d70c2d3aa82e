import type { Provenance } from '../../core/table/provenance';
import type { Side } from '../rules/side';

/**
 * What the back of a counter shows: the Imperial side's, the black one with the eye (deployed face down), the
 * grey one with the skull (drawn from the cup).
 *
 * @rule WM-SET-1, WM-SET-2
 * @since 0.1.0
 */
export const COUNTER_BACKS = ['imperial', 'eye', 'skull'] as const;

/**
 * What the back of a counter shows.
 *
 * @since 0.1.0
 */
export type CounterBack = (typeof COUNTER_BACKS)[number];

/**
 * What rules know of a counter: `supreme` is the Emperor or Horus, whose death ends the game; `reroll` may have
 * the combat die rolled again; a `guard` of the Imperial side comes on the second turn. The others are read by
 * special rules.
 *
 * @since 0.1.0
 */
export const COUNTER_TRAITS = ['supreme', 'reroll', 'guard', 'crew', 'trap', 'horror', 'ambush'] as const;

/**
 * Something that rules know of a counter.
 *
 * @since 0.1.0
 */
export type CounterTrait = (typeof COUNTER_TRAITS)[number];

/**
 * A counter of the game: one unit.
 *
 * @since 0.1.0
 */
export interface Counter {
  /** A name for programs, its own among all counters. */
  readonly id: string;
  /** A name for people; several counters may share it. */
  readonly name: string;
  readonly side: Side;
  readonly back: CounterBack;
  /** The attack factor, a whole number from 0. */
  readonly attack: number;
  /** The defence factor, a whole number from 0. */
  readonly defence: number;
  readonly traits: readonly CounterTrait[];
  /** Where the counter, or as little of it as its factors, comes from. */
  readonly provenance?: Provenance;
}
