import type { LoggedRoll } from '../dice/loggedDice';
import { MOST_SIDES } from '../dice/requireSides';
import type { Seed } from '../dice/seed';
import type { Members } from '../shape/hasMembers';
import { placeIn } from '../shape/placeIn';
import { shown } from '../shape/shown';
import { UNKNOWN_MEMBER, unknownMembers } from '../shape/unknownMembers';
import type { Raw } from './raw';
import { recordError } from './recordError';

export function readObject<T>(value: unknown, path: string): Raw<T> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed('an object', value, path);
  return value as Raw<T>;
}

/** Refuses members that no record has: what is read is read whole. */
export function requireOnly<T>(owner: Raw<T>, known: readonly (keyof T & string)[], path: string): void {
  const [name] = unknownMembers(owner as Members, known);
  if (name !== undefined) throw recordError('record/malformed', UNKNOWN_MEMBER, placeIn(path, name));
}

export function readList<T>(
  value: unknown,
  path: string,
  read: (item: unknown, path: string) => T,
): readonly T[] {
  if (!Array.isArray(value)) throw malformed('a list', value, path);
  return Array.from(value as readonly unknown[], (item, index) => read(item, `${path}[${index}]`));
}

export function readText(value: unknown, path: string): string {
  if (typeof value !== 'string') throw malformed('a text', value, path);
  return value;
}

export function readWhole(
  value: unknown,
  path: string,
  least: number,
  most: number = Number.MAX_SAFE_INTEGER,
): number {
  if (Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most)
    return value as number;
  throw malformed(`a whole number from ${least} to ${most}`, value, path);
}

export function readSeed(value: unknown, path: string): Seed {
  return Array.isArray(value) ? readList(value, path, readSeedPart) : readSeedPart(value, path);
}

function readSeedPart(value: unknown, path: string): number | string {
  if (typeof value === 'string' || Number.isSafeInteger(value)) return value as number | string;
  throw malformed('a whole number or a text', value, path);
}

export function readFaces(value: unknown, path: string): readonly LoggedRoll[] {
  return readList(value, path, readFace);
}

function readFace(value: unknown, path: string): LoggedRoll {
  const die = readObject<LoggedRoll>(value, path);
  requireOnly(die, ['face', 'sides', 'label'], path);
  const sides = readWhole(die.sides, `${path}.sides`, 1, MOST_SIDES);
  const face = readWhole(die.face, `${path}.face`, 1, sides);
  return die.label === undefined
    ? { face, sides }
    : { face, sides, label: readText(die.label, `${path}.label`) };
}

function malformed(wanted: string, value: unknown, path: string): ReturnType<typeof recordError> {
  return recordError('record/malformed', `expected ${wanted}, got ${shown(value)}`, path);
}
