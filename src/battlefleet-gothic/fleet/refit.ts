/**
 * A refit, or any other upgrade that was paid for.
 *
 * @since 0.1.0
 */
export interface Refit {
  readonly name: string;
  /** A whole number from 0 to a million. */
  readonly points: number;
}
