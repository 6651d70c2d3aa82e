import type { Ledger } from '../ledger';
import type { LedgerSide } from '../ledgerSide';

/** The ledger with another side of the same player; what did not change is shared. */
export function replaceSide(ledger: Ledger, side: LedgerSide): Ledger {
  const [first, second] = ledger.sides;
  return { ...ledger, sides: first.player === side.player ? [side, second] : [first, side] };
}
