import { requireWholeNumber } from '../../../core/errors/requireWholeNumber';
import { requireLedger } from '../checkLedger';
import type { Ledger } from '../ledger';

/**
 * Records how many turns both sides have completed; after the battle, in which turn it ended.
 *
 * @param ledger - the battle so far
 * @param turns - the turns: a whole number from 1
 * @returns the ledger with them; the one given stays as it was
 * @throws {@link WargameError} `argument/…` for turns that can't be; every fault that {@link checkLedger} finds in the
 *   ledger given
 * @since 0.1.0
 * @example
 * ```ts
 * import { recordTurns, startLedger } from 'wargame-rules/battlefleet-gothic';
 *
 * const fleet = { name: 'Patrol', capitalShips: [], squadrons: [] };
 * const started = startLedger([{ player: 'Ann', fleet }, { player: 'Ben', fleet }]);
 * recordTurns(started, 4).turns; // => 4
 * recordTurns(started, 0); // => throws argument/out-of-range
 * ```
 */
export function recordTurns(ledger: Ledger, turns: number): Ledger {
  return { ...requireLedger(ledger), turns: requireWholeNumber(turns, 'turns', 1) };
}
