import type { Point } from '../../core/geometry/point';
import type { Battlezone } from './battlezone';
import type { FieldKind, PlanetSize, TableEffect } from './phenomenon';
import type { TableEdge } from './tableEdge';
import type { TableSize } from './tableSize';

/**
 * What was rolled for a square of the table.
 *
 * @since 0.1.0
 */
export interface SquareRoll {
  /** The square: its column from the left by letter, its row from the bottom by number. */
  readonly square: string;
  /** The D6 that tells whether it holds anything: on 4 or more. */
  readonly roll: number;
  /** The D6 on the generator; null where the square holds nothing. The last one where it was rolled again. */
  readonly generator: number | null;
}

/**
 * A cloud, an asteroid field or a warp rift: a rectangle whose length runs along the sunward edge.
 *
 * @since 0.1.0
 */
export interface Field {
  /** Its square, and which one in it: `B2-1`. */
  readonly id: string;
  readonly kind: FieldKind;
  /** The square it lies in. */
  readonly square: string;
  /** How far it reaches towards the star, in centimetres. */
  readonly width: number;
  /** How far it reaches along the sunward edge, in centimetres. */
  readonly length: number;
  /** Its centre: a proposal, since players may place it anywhere in the square. */
  readonly at: Point;
}

/**
 * A moon. It counts as a small planet, at most 5 cm across.
 *
 * @since 0.1.0
 */
export interface Moon {
  /** From the planet, in centimetres. */
  readonly distance: number;
  /** The hour of a clock face over the planet, 12 being the top edge of the table. */
  readonly hour: number;
  /** Where that is; it may be beyond the edge of the table. */
  readonly at: Point;
}

/**
 * A ring around a planet.
 *
 * @since 0.1.0
 */
export interface Ring {
  readonly kind: 'gas-cloud' | 'asteroid-field';
  /** From the edge of the planet to where the ring begins, in centimetres. */
  readonly distance: number;
  /** In centimetres. */
  readonly width: number;
}

/**
 * The planet of a battlefield, with its rings and moons.
 *
 * @since 0.1.0
 */
export interface Planet {
  readonly size: PlanetSize;
  /** In centimetres: the most that its size allows, unless the players said otherwise. */
  readonly diameter: number;
  /** The square it was generated in; null for one that the scenario asks for. */
  readonly square: string | null;
  /** Its centre: a proposal, unless the players said where. */
  readonly at: Point;
  readonly rings: readonly Ring[];
  readonly moons: readonly Moon[];
}

/**
 * A battlefield with its celestial phenomena, as plain JSON. Places are proposals within the squares rolled;
 * {@link checkBattlefield} tells whether others will do.
 *
 * @since 0.1.0
 */
export interface Battlefield {
  readonly zone: Battlezone;
  readonly table: TableSize;
  /** The edge of the table on which the star is. */
  readonly sunward: TableEdge;
  /** Every square in order: column by column, from the bottom. */
  readonly squares: readonly SquareRoll[];
  readonly fields: readonly Field[];
  readonly planet: Planet | null;
  /** One entry for each time it was generated; each is rolled for in every turn. */
  readonly effects: readonly TableEffect[];
}
