import { FARTHEST } from '../../core/geometry/requireNumber';
import type { ObjectiveViolation } from './objectiveViolation';

/** Lists what is wrong with a value that came from outside; nothing when it can be read. */
export type Shape = (value: unknown, path: string) => readonly ObjectiveViolation[];

/** The answer for most of what is looked at, so that looking costs next to nothing. */
const SOUND: readonly ObjectiveViolation[] = [];

/** Further than this, in inches, no battlefield reaches. Sums of lengths stay well within the core's own limit. */
const REACH = 10_000;

/** A text that is not empty: an id, a name. */
export const text: Shape = (value, path) =>
  typeof value === 'string' && value !== '' ? SOUND : malformed('a text', value, path);

/** Yes or no. */
export const flag: Shape = (value, path) =>
  typeof value === 'boolean' ? SOUND : malformed('true or false', value, path);

/** A length of 0 or more. */
export const length: Shape = (value, path) =>
  isBetween(value, 0, REACH) ? SOUND : malformed(`a length of 0 to ${REACH}`, value, path);

/** A sum of lengths. */
export const total: Shape = (value, path) =>
  isBetween(value, 0, FARTHEST) ? SOUND : malformed('a sum of lengths', value, path);

/** A size above 0. */
export const size: Shape = (value, path) =>
  isBetween(value, Number.MIN_VALUE, REACH)
    ? SOUND
    : malformed(`a size above 0, up to ${REACH}`, value, path);

/** A count of things. */
export const count: Shape = (value, path) =>
  Number.isSafeInteger(value) && isBetween(value, 0, REACH)
    ? SOUND
    : malformed(`a whole number from 0 to ${REACH}`, value, path);

/** A coordinate. */
export const coordinate: Shape = (value, path) =>
  isBetween(value, -REACH, REACH) ? SOUND : malformed(`a number from ${-REACH} to ${REACH}`, value, path);

/** Any number there is. */
export const number: Shape = (value, path) =>
  Number.isFinite(value) ? SOUND : malformed('a number', value, path);

/** One of a few values. */
export function oneOf(values: readonly unknown[]): Shape {
  return (value, path) =>
    values.includes(value)
      ? SOUND
      : malformed(`one of ${values.map((one) => `${one}`).join(', ')}`, value, path);
}

/** A list, each member of one shape. */
export function list(member: Shape): Shape {
  return (value, path) => {
    if (!Array.isArray(value)) return malformed('a list', value, path);
    let faults = SOUND;
    for (let index = 0; index < value.length; index++) {
      faults = joined(faults, member(value[index], `${path}[${index}]`));
    }
    return faults;
  };
}

/** What may be left out. */
export function optional(shape: Shape): Shape {
  return (value, path) => (value === undefined ? SOUND : shape(value, path));
}

/** What may be null instead. */
export function orNull(shape: Shape): Shape {
  return (value, path) => (value === null ? SOUND : shape(value, path));
}

/** An object with members of the given shapes; what else it holds is left alone. */
export function members(shapes: { readonly [name: string]: Shape }): Shape {
  const named = Object.entries(shapes);
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return malformed('an object', value, path);
    }
    const start = path === '' ? '' : `${path}.`;
    let faults = SOUND;
    for (const [name, shape] of named) {
      faults = joined(faults, shape(own(value, name), start + name));
    }
    return faults;
  };
}

function joined(
  faults: readonly ObjectiveViolation[],
  found: readonly ObjectiveViolation[],
): readonly ObjectiveViolation[] {
  return found.length === 0 ? faults : [...faults, ...found];
}

function own(value: object, name: string): unknown {
  return Object.hasOwn(value, name) ? (value as { readonly [name: string]: unknown })[name] : undefined;
}

function isBetween(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}

function malformed(expected: string, value: unknown, path: string): readonly ObjectiveViolation[] {
  return [{ code: 'objective/malformed', message: `expected ${expected}, got ${shown(value)}`, path }];
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return `"${value}"`;
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  return Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`;
}
