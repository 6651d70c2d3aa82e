import { parsedCopy } from '../../../core/game/parsedCopy';
import { requireLedger } from '../checkLedger';
import type { Ledger } from '../ledger';
import type { LedgerSide } from '../ledgerSide';

/**
 * Opens the ledger of a battle: two fleets of which nothing is told yet, so everything is on the table and unharmed.
 *
 * @param sides - who fights with which fleet, one entry a side; add first what sub-plots bring
 * @returns the ledger; it keeps copies of the fleets
 * @throws {@link WargameError} with every fault that {@link checkLedger} finds; `parse/malformed` where a fleet holds what
 *   is no plain JSON
 * @since 0.1.0
 * @example
 * ```ts
 * import { startLedger } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 180 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * startLedger([{ player: 'Ann', fleet }, { player: 'Ben', fleet }]).sides.map(({ player }) => player);
 * // => ['Ann', 'Ben']
 * startLedger([{ player: 'Ann', fleet }, { player: 'Ann', fleet }]); // => throws ledger/same-player
 * ```
 */
export function startLedger(
  sides: readonly [Pick<LedgerSide, 'player' | 'fleet'>, Pick<LedgerSide, 'player' | 'fleet'>],
): Ledger {
  return parsedCopy(requireLedger({ sides }));
}
