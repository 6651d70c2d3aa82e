import type { RosterArmy } from './army';
import { readRosterFile } from './readRosterFile';
import { rosterArmy } from './rosterArmy';
import type { RosterOptions } from './rosterOptions';

/**
 * Reads a roster file of Warhammer 40,000 as an army: BattleScribe's `.ros` and `.rosz`, or New Recruit's JSON.
 *
 * @param input - the bytes of the file, or its text if it is not zipped
 * @param options - how large the unpacked roster may be
 * @returns the army as plain data, with warnings for what is worth a second look
 * @throws {@link WargameError} `roster/…` as {@link readRosterFile} and {@link rosterArmy} do: an army is read
 *   whole or not at all
 * @rule OP-POWER-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { readRoster } from 'wargame-rules/rosters';
 *
 * const costs = [{ name: ' PL', value: 3 }];
 * const crew = { name: 'Deckhand', type: 'model', number: 5 };
 * const unit = { id: 'b1', name: 'Deck Crew', type: 'unit', number: 1, costs, selections: [crew] };
 * const army = readRoster(JSON.stringify({ roster: { name: 'Crew', forces: [{ selections: [unit] }] } }));
 * army.powerLevel; // => 3
 * army.units[0]?.models[0]?.count; // => 5
 * ```
 */
export function readRoster(input: Uint8Array | string, options: RosterOptions = {}): RosterArmy {
  return rosterArmy(readRosterFile(input, options));
}
