import { readSound } from '../fleet/readSound';
import { checkLedger } from './checkLedger';
import type { Ledger } from './ledger';

/**
 * Reads a ledger that comes from outside: from a file, a form, the net.
 *
 * @param json - anything; JSON that is still a text goes through `JSON.parse` first
 * @returns the ledger, a copy
 * @throws {@link WargameError} with every fault that {@link checkLedger} finds; `parse/malformed` for what is no plain
 *   JSON
 * @since 0.1.0
 * @example
 * ```ts
 * import { parseLedger } from 'wargame-rules/battlefleet-gothic';
 *
 * const fleet = { name: 'Patrol', capitalShips: [], squadrons: [] };
 * const saved = JSON.stringify({ sides: [{ player: 'Ann', fleet }, { player: 'Ben', fleet }], turns: 4 });
 * parseLedger(JSON.parse(saved)).turns; // => 4
 * parseLedger({ sides: [{ player: 'Ann', fleet }, { player: 'Ann', fleet }] });
 * // => throws ledger/same-player
 * ```
 */
export function parseLedger(json: unknown): Ledger {
  return readSound(json, checkLedger);
}
