/**
 * A transport. In battle it is an escort, and a squadron of one.
 *
 * @since 0.1.0
 */
export interface Transport {
  /** No two units of a fleet share one. */
  readonly id: string;
  readonly name: string;
  /** What it costs: a whole number from 0 to a million; 0 where the scenario gives it. */
  readonly points: number;
  /** In centimetres. */
  readonly speed?: number;
}
