/**
 * A spot on the battlefield, seen from above.
 *
 * All of the geometry is in the unit of the game, inches or centimetres, whichever the caller uses
 * throughout. Coordinates may be negative; none may lie further out than 1,000,000,000 units.
 *
 * @since 0.1.0
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}
