import type { Violation } from '../errors/violation';
import type { Members } from '../shape/hasMembers';
import { isText } from '../shape/isText';
import { shown } from '../shape/shown';
import { UNKNOWN_MEMBER, unknownMembers } from '../shape/unknownMembers';
import type { TableErrorCode } from './tableErrorCode';

/** One fault of a table. */
export type TableFault = Violation<TableErrorCode>;

/** The faults of members that have to be text, where they are there. */
export function checkTexts(
  owner: Members,
  names: readonly string[],
  path: string = '',
): readonly TableFault[] {
  return names
    .filter((name) => owner[name] !== undefined && !isText(owner[name]))
    .map((name) => ({
      code: 'table/malformed',
      message: `expected text, got ${shown(owner[name])}`,
      path: path + name,
    }));
}

/** A fault for each member that nobody reads: a slip of the pen, before all. */
export function unknownFaults(
  owner: Members,
  known: readonly string[],
  path: string = '',
): readonly TableFault[] {
  return unknownMembers(owner, known).map((name) => ({
    code: 'table/malformed',
    message: UNKNOWN_MEMBER,
    path: path + name,
  }));
}
