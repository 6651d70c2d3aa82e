/**
 * A round base.
 *
 * @since 0.1.0
 */
export interface RoundBase {
  readonly shape: 'round';
  /** Across, in the unit of the game; above 0. */
  readonly diameter: number;
}

/**
 * An oval base, taken as an ellipse.
 *
 * @since 0.1.0
 */
export interface OvalBase {
  readonly shape: 'oval';
  /** From end to end along the facing, in the unit of the game; above 0. */
  readonly length: number;
  /** Across the facing; above 0, and it may exceed the length. */
  readonly width: number;
}

/**
 * A rectangular base, or the outline of a hull.
 *
 * @since 0.1.0
 */
export interface RectangleBase {
  readonly shape: 'rectangle';
  /** From front to back along the facing, in the unit of the game; above 0. */
  readonly length: number;
  /** Across the facing; above 0, and it may exceed the length. */
  readonly width: number;
}

/**
 * What a model stands on. Bases are sold in millimetres: see {@link inchesFromMillimetres}.
 *
 * @since 0.1.0
 */
export type Base = RoundBase | OvalBase | RectangleBase;
