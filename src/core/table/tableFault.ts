import type { Violation } from '../errors/violation';
import type { TableErrorCode } from './tableErrorCode';

/** One fault of a table. */
export type TableFault = Violation<TableErrorCode>;

/** Anything with members, to be looked at member by member. */
export interface Members {
  readonly [name: string]: unknown;
}

export function hasMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Something given, for a message. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  return typeof value === 'number' || value === null ? String(value) : typeof value;
}
