import type { Violation } from '../../../core/errors/violation';
import { hasMembers, isText, type Members, shown } from '../../../core/table/tableFault';
import type { ScenarioErrorCode } from '../scenarioErrorCode';

/** One fault of a scenario. */
export type Fault = Violation<ScenarioErrorCode>;

/** An object found somewhere in a scenario. */
export interface Found {
  readonly value: Members;
  readonly path: string;
}

/** The fault of a part that is not of its kind. */
export function malformed(path: string, expected: string, given: unknown): Fault {
  const message = `expected ${expected}, got ${shown(given)}`;
  return { code: 'scenario/malformed', message, rule: 'BG-FORMAT-1', ...(path !== '' && { path }) };
}

/** The object at a place, or a fault and null. */
export function object(value: unknown, path: string, faults: Fault[]): Found | null {
  if (hasMembers(value)) return { value, path };
  faults.push(malformed(path, 'an object', value));
  return null;
}

/** The list in a field; a fault and an empty one where there is none. */
export function list(owner: Found, field: string, faults: Fault[]): readonly unknown[] {
  const value = owner.value[field];
  if (Array.isArray(value)) return value;
  faults.push(malformed(at(owner, field), 'a list', value));
  return [];
}

/** Asks for text in a field. */
export function text(owner: Found, field: string, faults: Fault[]): void {
  const value = owner.value[field];
  if (!isText(value)) faults.push(malformed(at(owner, field), 'text', value));
}

/** Asks for a list of texts in a field. */
export function texts(owner: Found, field: string, faults: Fault[]): void {
  for (const [index, value] of list(owner, field, faults).entries()) {
    if (!isText(value)) faults.push(malformed(`${at(owner, field)}[${index}]`, 'text', value));
  }
}

/** Asks for functions in fields, where anything is there. */
export function optionalMethods(owner: Found, fields: readonly string[], faults: Fault[]): void {
  for (const field of fields) {
    const value = owner.value[field];
    if (value === undefined || typeof value === 'function') continue;
    faults.push(malformed(at(owner, field), 'a function', value));
  }
}

function at({ path }: Found, field: string): string {
  return path === '' ? field : `${path}.${field}`;
}
