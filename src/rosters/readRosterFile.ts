import { readRosterJson } from './readRosterJson';
import { readRosterXml } from './readRosterXml';
import type { Roster } from './roster';
import { rosterError } from './rosterError';
import { maxBytesOf, type RosterOptions } from './rosterOptions';
import { requireInput, rosterText } from './rosterText';
import { unzipRoster } from './unzipRoster';

/**
 * Reads a roster file of any kind: BattleScribe's `.ros` and `.rosz`, or New Recruit's JSON. What it is shows in
 * its first bytes; its name does not matter, and a `.rosz` that is not zipped is read as well.
 *
 * @param input - the bytes of the file, or its text if it is not zipped
 * @param options - how large the unpacked roster may be
 * @returns the roster as a tree, for any game: nothing of it is interpreted
 * @throws {@link WargameError} `roster/unknown-format` when it is none of these; `roster/bad-zip`,
 *   `roster/encrypted-zip`, `roster/no-roster-in-zip`, `roster/several-rosters-in-zip` for a zip that gives no
 *   roster; and as {@link readRosterXml} and {@link readRosterJson} do
 * @since 0.1.0
 * @example
 * ```ts
 * import { readRosterFile } from 'wargame-rules/rosters';
 *
 * readRosterFile('<roster name="Patrol"/>').name; // => 'Patrol'
 * readRosterFile('{ "roster": { "name": "Patrol" } }').name; // => 'Patrol'
 * ```
 */
export function readRosterFile(input: Uint8Array | string, options: RosterOptions = {}): Roster {
  const maxBytes = maxBytesOf(options);
  requireInput(input);
  const packed = typeof input !== 'string' && isZip(input);
  const text = rosterText(packed ? unzipRoster(input, maxBytes) : input, options);
  if (text.startsWith('<')) return readRosterXml(text, options);
  if (text.startsWith('{')) return readRosterJson(text, options);
  throw rosterError('roster/unknown-format', 'neither a zip nor XML nor JSON');
}

/** A zip starts with a file, or with its end if it is empty. */
function isZip(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return false;
  return (bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6);
}
