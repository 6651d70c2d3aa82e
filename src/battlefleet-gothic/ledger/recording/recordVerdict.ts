import { requireLedger } from '../checkLedger';
import type { Ledger } from '../ledger';

/**
 * Records who has won a battle that does not go by victory points. The ten scenarios need none of it:
 * {@link decideScenario} adds theirs.
 *
 * @param ledger - the battle
 * @param winner - the player who won; null for a draw
 * @returns the ledger with the verdict; the one given stays as it was
 * @throws {@link WargameError} `ledger/unknown-player`; every fault that {@link checkLedger} finds in the ledger given
 * @since 0.1.0
 * @example
 * ```ts
 * import { battleResult, recordVerdict, startLedger } from 'wargame-rules/battlefleet-gothic';
 *
 * const fleet = { name: 'Patrol', capitalShips: [], squadrons: [] };
 * const started = startLedger([{ player: 'Ann', fleet }, { player: 'Ben', fleet }]);
 * battleResult(recordVerdict(started, 'Ben')).winner; // => 'Ben'
 * recordVerdict(started, 'Cid'); // => throws ledger/unknown-player
 * ```
 */
export function recordVerdict(ledger: Ledger, winner: string | null): Ledger {
  return requireLedger({ ...requireLedger(ledger), verdict: { winner } });
}
