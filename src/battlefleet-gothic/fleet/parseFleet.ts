import { checkFleet } from './checkFleet';
import type { Fleet } from './fleet';
import { readSound } from './readSound';

/**
 * Reads a fleet that comes from outside: from a file, a form, the net.
 *
 * @param json - anything; JSON that is still a text goes through `JSON.parse` first
 * @returns the fleet, a copy
 * @throws {@link WargameError} with every fault that {@link checkFleet} finds; `parse/malformed` for what is no plain
 *   JSON
 * @since 0.1.0
 * @example
 * ```ts
 * import { parseFleet } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 180 };
 * parseFleet({ name: 'Patrol', capitalShips: [lion], squadrons: [] }).capitalShips.length; // => 1
 * parseFleet({ name: 'Patrol', capitalShips: [{ ...lion, type: 'raft' }], squadrons: [] });
 * // => throws argument/unknown-value
 * ```
 */
export function parseFleet(json: unknown): Fleet {
  return readSound(json, checkFleet);
}
