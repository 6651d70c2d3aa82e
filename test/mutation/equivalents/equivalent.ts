/** A mutant that no test can tell from the code, and why. */
export interface Equivalent {
  readonly file: string;
  /** The code that is changed, and what it is changed to. */
  readonly code: string;
  readonly becomes: string;
  readonly reason: string;
}
