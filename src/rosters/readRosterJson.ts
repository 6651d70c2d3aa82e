import { parseRoster } from './parseRoster';
import type { Roster } from './roster';
import { rosterError } from './rosterError';
import type { RosterOptions } from './rosterOptions';
import { rosterText } from './rosterText';

/**
 * Reads New Recruit's JSON export. It bundles neither the XML nor the zip reader.
 *
 * @param input - the file as text, or its bytes (UTF-8)
 * @param options - how large it may be
 * @returns the roster as a tree
 * @throws {@link WargameError} `roster/bad-json` when it is no JSON; `roster/empty`, `roster/encoding`,
 *   `roster/too-large`; and as {@link parseRoster} does
 * @since 0.1.0
 * @example
 * ```ts
 * import { readRosterJson } from 'wargame-rules/rosters';
 *
 * readRosterJson('{ "roster": { "name": "Patrol", "forces": [] } }').name; // => 'Patrol'
 * ```
 */
export function readRosterJson(input: Uint8Array | string, options: RosterOptions = {}): Roster {
  return parseRoster(jsonFrom(rosterText(input, options)));
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    throw rosterError(
      'roster/bad-json',
      `not JSON: ${thrown instanceof Error ? thrown.message : 'unreadable'}`,
    );
  }
}
