import type { Point } from '../../core/geometry/point';
import type { PartAction } from '../battle/battleFact';

/**
 * A marker that can be searched.
 *
 * @since 0.1.0
 */
export interface SearchMarker {
  readonly at: Point;
  readonly searched: boolean;
  /** Whether something is, or was, hidden there; null where that is not decided yet, or not for the viewer to know. */
  readonly holds: boolean | null;
}

/**
 * Something that was found.
 *
 * @since 0.1.0
 */
export interface FoundThing {
  /** The marker at which it was hidden, counted from 0. */
  readonly marker: number;
  /** Where it lies; null while a unit carries it. */
  readonly at: Point | null;
  /** The id of the unit that carries it. */
  readonly carrier: string | null;
}

/**
 * How far a search has come.
 *
 * @since 0.1.0
 */
export interface Search {
  /** The id of the player who knows from the start what is hidden where; null: nobody does. */
  readonly knownTo: string | null;
  readonly markers: readonly SearchMarker[];
  /** In the order in which they were found. */
  readonly things: readonly FoundThing[];
}

/**
 * What players do in a search, each in his own turn: search a marker, or take up what lies on the ground.
 *
 * @since 0.1.0
 */
export type SearchAction = PartAction & {
  /** The id of the unit that does it. */
  readonly unit: string;
} & (
    | {
        readonly type: 'search';
        /** Which marker, counted from 0. */
        readonly marker: number;
      }
    | {
        readonly type: 'take';
        /** Which of the things that were found, counted from 0. */
        readonly thing: number;
      }
  );
