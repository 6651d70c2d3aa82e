import type { DieName, DieValue } from './dieName';
import type { Provenance } from './provenance';

/**
 * A row of a roll table: the values from `from` to `to`, both included, and what they give.
 *
 * @typeParam Result - what the row gives
 * @typeParam Die - the name of the die
 * @since 0.1.0
 */
export interface TableRow<Result, Die extends DieName = DieName> {
  /** The lowest value of the row; a value of the die. */
  readonly from: DieValue<Die>;
  /** The highest value of the row; the same as `from` in a row of one value. */
  readonly to: DieValue<Die>;
  readonly result: Result;
  /** The clause of the rules behind the row: `WM-TELE-2`. */
  readonly rule?: string;
  /** Where the row comes from, if it is not in the rules' own text. */
  readonly provenance?: Provenance;
}
