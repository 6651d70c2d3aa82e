import type { ArgumentErrorCode } from '../../core/errors/argumentErrorCode';
import type { Violation } from '../../core/errors/violation';
import { hasMembers, type Members } from '../../core/shape/hasMembers';
import { placeIn } from '../../core/shape/placeIn';
import type { Shape } from '../../core/shape/shape';
import type { ShapeKind } from '../../core/shape/shapeFault';
import { list, members } from '../../core/shape/shapes';
import { shapeViolations } from '../../core/shape/shapeViolations';

/** Where faults are gathered; whoever gathers them may know more kinds. */
export interface Faults {
  push(fault: Violation<ArgumentErrorCode>): unknown;
}

/** An object of something that was given, with its place: sound or not, what goes with what can be asked of it. */
export interface Given {
  readonly value: Members;
  /** The place is put into words only where something is wrong. */
  readonly place: () => string;
}

const anObject: Shape = members({});
const aList: Shape = list(() => []);

/** Something given as an object, or nothing and a fault. */
export function givenObject(value: unknown, place: () => string, faults: Faults): Given | undefined {
  if (hasMembers(value)) return { value, place };
  refuse(anObject, value, place(), faults);
  return undefined;
}

/** The objects of a list. */
export function objectsIn(given: Given, field: string, faults: Faults): readonly Given[] {
  const listed = given.value[field];
  if (!Array.isArray(listed)) {
    refuse(aList, listed, pathOf(given, field), faults);
    return [];
  }
  const objects: Given[] = [];
  for (let index = 0; index < listed.length; index++) {
    const object = givenObject(listed[index], () => `${pathOf(given, field)}[${index}]`, faults);
    if (object) objects.push(object);
  }
  return objects;
}

/** The objects of a list that may be missing. */
export function optionalObjectsIn(given: Given, field: string, faults: Faults): readonly Given[] {
  return given.value[field] === undefined ? [] : objectsIn(given, field, faults);
}

/** What is wrong with the shape of something, by the codes of arguments. */
export function shapeFaults(
  shape: Shape,
  value: unknown,
  path: string = '',
): readonly Violation<ArgumentErrorCode>[] {
  return shapeViolations(shape, value, codeOf, path);
}

/** Gathers what is wrong with the shape of something given. */
export function check(shape: Shape, { value, place }: Given, faults: Faults): void {
  if (shape(value).length > 0) refuse(shape, value, place(), faults);
}

function refuse(shape: Shape, value: unknown, path: string, faults: Faults): void {
  for (const fault of shapeFaults(shape, value, path)) faults.push(fault);
}

/** The place of a field. */
export function pathOf({ place }: Given, field: string): string {
  return placeIn(place(), field);
}

function codeOf(kind: ShapeKind): ArgumentErrorCode {
  switch (kind) {
    case 'whole':
      return 'argument/not-a-whole-number';
    case 'range':
      return 'argument/out-of-range';
    case 'flag':
    case 'value':
    case 'unknown':
      return 'argument/unknown-value';
    default:
      return 'argument/missing';
  }
}
