import { rosterError } from './rosterError';

/** An object of the file with the place it stands at. Only own properties are ever looked at. */
export interface RosterRecord {
  readonly value: object;
  readonly path: string;
}

const NUMBER = /^[+-]?\d+(\.\d+)?([eE][+-]?\d+)?$/;

/** The place of a field. */
export function fieldPath(record: RosterRecord, field: string): string {
  return record.path === '' ? field : `${record.path}.${field}`;
}

/** The value, which must be an object. */
export function requireRecord(value: unknown, path: string): RosterRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw rosterError('roster/malformed', `expected an object, got ${kindOf(value)}`, path);
  }
  return { value, path };
}

/** The objects of a list; a missing list is empty. */
export function listField(record: RosterRecord, field: string): readonly RosterRecord[] {
  const list = ownField(record, field);
  const path = fieldPath(record, field);
  if (list === undefined) return [];
  if (!Array.isArray(list)) {
    throw rosterError('roster/malformed', `expected a list, got ${kindOf(list)}`, path);
  }
  return list.map((item, index) => requireRecord(item, `${path}[${index}]`));
}

/** A text, where there is one. Numbers count as text: list builders write `2.03` either way. */
export function textField(record: RosterRecord, field: string): string | undefined {
  const value = ownField(record, field);
  if (value === undefined || typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw rosterError('roster/malformed', `expected a text, got ${kindOf(value)}`, fieldPath(record, field));
}

/** A text that must be there. */
export function requireTextField(record: RosterRecord, field: string): string {
  const text = textField(record, field);
  if (text === undefined)
    throw rosterError('roster/malformed', 'expected a text, got nothing', fieldPath(record, field));
  return text;
}

/** A yes or no; missing is no. */
export function flagField(record: RosterRecord, field: string): boolean {
  const text = textField(record, field)?.trim().toLowerCase() ?? 'false';
  if (text === 'true' || text === 'false') return text === 'true';
  throw rosterError('roster/malformed', 'expected true or false', fieldPath(record, field));
}

/** A number up to a million either way, written as a number or as a text. */
export function numberField(record: RosterRecord, field: string): number {
  const value = ownField(record, field);
  const text = typeof value === 'string' ? value.trim() : '';
  const number = typeof value === 'number' ? value : NUMBER.test(text) ? Number(text) : Number.NaN;
  if (!(Math.abs(number) <= 1_000_000)) {
    const got = typeof value === 'string' ? 'another text' : kindOf(value);
    throw rosterError(
      'roster/malformed',
      `expected a number up to a million, got ${got}`,
      fieldPath(record, field),
    );
  }
  return number + 0;
}

/** A whole number from 0. */
export function countField(record: RosterRecord, field: string): number {
  const number = numberField(record, field);
  if (Number.isInteger(number) && number >= 0) return number;
  throw rosterError('roster/malformed', `expected a whole number, got ${number}`, fieldPath(record, field));
}

function ownField({ value }: RosterRecord, field: string): unknown {
  if (!Object.hasOwn(value, field)) return undefined;
  return (value as { readonly [field: string]: unknown })[field] ?? undefined;
}

function kindOf(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
