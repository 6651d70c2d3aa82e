import type { ArgumentErrorCode } from '../../core/errors/argumentErrorCode';
import type { Json, Violation } from '../../core/errors/violation';
import { hasMembers, isText, type Members, shown } from '../../core/table/tableFault';

/** More than any unit costs. */
const MOST_POINTS = 1_000_000;

/** Where faults are gathered; whoever gathers them may know more kinds. */
export interface Faults {
  push(fault: Violation<ArgumentErrorCode>): unknown;
}

/** An object of something that was given, with its place. */
export interface Given {
  readonly value: Members;
  readonly path: string;
}

/** Something given as an object, or nothing and a fault. */
export function givenObject(value: unknown, path: string, faults: Faults): Given | undefined {
  if (hasMembers(value)) return { value, path };
  refuse('argument/missing', `expected an object, got ${shown(value)}`, path, faults);
  return undefined;
}

/** The objects of a list. */
export function objectsIn(given: Given, field: string, faults: Faults): readonly Given[] {
  const list = given.value[field];
  const path = pathOf(given, field);
  if (!Array.isArray(list)) {
    refuse('argument/missing', `expected a list, got ${shown(list)}`, path, faults);
    return [];
  }
  const objects: Given[] = [];
  for (let index = 0; index < list.length; index++) {
    const object = givenObject(list[index], `${path}[${index}]`, faults);
    if (object) objects.push(object);
  }
  return objects;
}

/** The objects of a list that may be missing. */
export function optionalObjectsIn(given: Given, field: string, faults: Faults): readonly Given[] {
  return given.value[field] === undefined ? [] : objectsIn(given, field, faults);
}

/** A text that must be there. */
export function checkText(given: Given, field: string, faults: Faults): void {
  const value = given.value[field];
  if (isText(value)) return;
  refuse('argument/missing', `expected a text, got ${shown(value)}`, pathOf(given, field), faults);
}

/** A whole number that must be there. */
export function checkWhole(
  given: Given,
  field: string,
  faults: Faults,
  least: number = 0,
  most: number = Number.MAX_SAFE_INTEGER,
): void {
  const value = given.value[field];
  if (!Number.isSafeInteger(value)) {
    const message = `expected a whole number, got ${shown(value)}`;
    refuse('argument/not-a-whole-number', message, pathOf(given, field), faults);
  } else if ((value as number) < least || (value as number) > most) {
    const message =
      most === Number.MAX_SAFE_INTEGER
        ? `expected ${least} or more, got ${value}`
        : `expected ${least} to ${most}, got ${value}`;
    refuse('argument/out-of-range', message, pathOf(given, field), faults, { value: value as number });
  }
}

/** Points of anything. The cap keeps every sum exact. */
export function checkPoints(given: Given, faults: Faults): void {
  checkWhole(given, 'points', faults, 0, MOST_POINTS);
}

/** One of some values, and it must be there. */
export function checkOneOf(given: Given, field: string, known: readonly unknown[], faults: Faults): void {
  const value = given.value[field];
  if (known.includes(value)) return;
  const message = `expected ${known.join(', ')}, got ${shown(value)}`;
  refuse('argument/unknown-value', message, pathOf(given, field), faults);
}

/** Whether a field that may be missing is there. */
export function has({ value }: Given, field: string): boolean {
  return value[field] !== undefined;
}

/** The place of a field. */
export function pathOf({ path }: Given, field: string): string {
  return path === '' ? field : `${path}.${field}`;
}

function refuse(
  code: ArgumentErrorCode,
  message: string,
  path: string,
  faults: Faults,
  facts?: { readonly [name: string]: Json },
): void {
  faults.push({ code, message, ...(path !== '' && { path }), ...(facts && { facts }) });
}
