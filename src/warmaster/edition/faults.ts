import type { Json, Violation } from '../../core/errors/violation';
import type { EditionErrorCode } from './editionErrorCode';

/** One fault of an edition. */
export type EditionFault = Violation<EditionErrorCode>;

/** Anything with members, to be looked at member by member. */
export interface Members {
  readonly [name: string]: unknown;
}

export function fault(
  code: EditionErrorCode,
  path: string,
  message: string,
  facts?: { readonly [name: string]: Json },
): EditionFault {
  return { code, message, ...(path !== '' && { path }), ...(facts && { facts }) };
}

export function hasMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  return typeof value === 'number' || value === null ? String(value) : typeof value;
}

/** What a member has to be. */
export interface Expected {
  readonly what: string;
  readonly holds: (value: unknown) => boolean;
  readonly optional?: true;
}

export const text: Expected = {
  what: 'a text',
  holds: (value) => typeof value === 'string' && value !== '',
};

export const list: Expected = { what: 'a list', holds: Array.isArray };

export const flag: Expected = { what: 'true or false', holds: (value) => typeof value === 'boolean' };

export function wholeNumber(least: number): Expected {
  return {
    what: `a whole number from ${least}`,
    holds: (value) => Number.isSafeInteger(value) && (value as number) >= least,
  };
}

export function oneOf(values: readonly unknown[]): Expected {
  return { what: `one of ${values.join(', ')}`, holds: (value) => values.includes(value) };
}

export function listOf(one: Expected): Expected {
  return {
    what: `a list, each ${one.what}`,
    holds: (value) => Array.isArray(value) && value.every(one.holds),
  };
}

export function optional(one: Expected): Expected {
  return { ...one, optional: true };
}

/** The faults of the shape of an object, member by member. */
export function shapeFaults(
  value: unknown,
  path: string,
  shape: { readonly [name: string]: Expected },
): readonly EditionFault[] {
  if (!hasMembers(value))
    return [fault('edition/malformed', path, `expected an object, got ${shown(value)}`)];
  return Object.entries(shape).flatMap(([name, { what, holds, optional: mayLack }]) => {
    const member = value[name];
    if (holds(member) || (mayLack && member === undefined)) return [];
    const place = path === '' ? name : `${path}.${name}`;
    return [fault('edition/malformed', place, `expected ${what}, got ${shown(member)}`)];
  });
}

/** The values that come a second time, with the places where they do. */
export function repeats(
  values: readonly unknown[],
): readonly { readonly value: unknown; readonly index: number }[] {
  return values
    .map((value, index) => ({ value, index }))
    .filter(({ value, index }) => values.indexOf(value) < index);
}
