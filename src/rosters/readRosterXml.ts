import { parseRoster } from './parseRoster';
import type { Roster } from './roster';
import type { RosterOptions } from './rosterOptions';
import { rosterText } from './rosterText';
import { xmlRoster } from './xmlRoster';

/**
 * Reads a roster in XML: BattleScribe's `.ros`, or New Recruit's.
 *
 * @param input - the file as text, or its bytes (UTF-8)
 * @param options - how large it may be
 * @returns the roster as a tree, the same as from JSON
 * @throws {@link WargameError} `roster/bad-xml` when it is no XML; `roster/document-type` when it declares a
 *   document type or entities; `roster/not-a-roster` when it is of another kind; `roster/empty`,
 *   `roster/encoding`, `roster/too-large`, `roster/too-deep`; and as {@link parseRoster} does
 * @since 0.1.0
 * @example
 * ```ts
 * import { readRosterXml } from 'wargame-rules/rosters';
 *
 * readRosterXml('<roster name="Rust &amp; Ruin"><forces/></roster>').name; // => 'Rust & Ruin'
 * ```
 */
export function readRosterXml(input: Uint8Array | string, options: RosterOptions = {}): Roster {
  return parseRoster(xmlRoster(rosterText(input, options)));
}
