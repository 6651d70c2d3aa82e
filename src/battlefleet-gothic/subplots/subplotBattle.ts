import type { LedgerSide } from '../ledger/ledgerSide';
import type { UnitOutcome } from '../ledger/unitOutcome';
import type { SubplotInPlay } from './subplotInPlay';

/**
 * A battle that was fought as the owner of a sub-plot sees it: all that a condition may ask.
 *
 * @typeParam Rolled - what the set-up of the sub-plot rolled
 * @since 0.1.0
 */
export interface SubplotBattle<Rolled = unknown> {
  readonly inPlay: SubplotInPlay<Rolled>;
  /** The owner's units and what became of them. */
  readonly own: readonly UnitOutcome[];
  /** The enemy's. */
  readonly enemy: readonly UnitOutcome[];
  readonly ownSide: LedgerSide;
  readonly enemySide: LedgerSide;
  /** Whether the owner won the battle; a draw is not won. */
  readonly won: boolean;
  /** In which turn the battle ended; null where the ledger does not say. */
  readonly turns: number | null;
}
