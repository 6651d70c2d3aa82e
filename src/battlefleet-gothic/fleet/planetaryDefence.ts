/**
 * A planetary defence: a platform, a minefield, a space station. It is not a ship.
 *
 * @since 0.1.0
 */
export interface PlanetaryDefence {
  /** No two units of a fleet share one. */
  readonly id: string;
  readonly name: string;
  /** What it costs: a whole number from 0 to a million. */
  readonly points: number;
}
