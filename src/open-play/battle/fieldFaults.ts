import { type BattleViolation, battleFault } from './battleFault';

/** What stands in a field. */
type Kind = 'name' | 'names' | 'figure' | 'positions' | 'embarked' | 'parts' | 'action';

/** What stands in a field; with a question mark where it may be left out. */
export type Field = Kind | `${Kind}?`;

/** What is wrong with the mere shape of a field, which may hold anything at all. */
export function fieldFaults(field: Field, value: unknown, path: string): readonly BattleViolation[] {
  if (!field.endsWith('?')) return kindFaults(field as Kind, value, path);
  return value === undefined ? [] : kindFaults(field.slice(0, -1) as Kind, value, path);
}

function kindFaults(kind: Kind, value: unknown, path: string): readonly BattleViolation[] {
  switch (kind) {
    case 'name':
      return typeof value === 'string' && value !== '' ? [] : [malformed('a name', path)];
    case 'names':
      return listFaults(value, path, (one, place) => kindFaults('name', one, place));
    case 'figure':
      return Number.isSafeInteger(value)
        ? []
        : [battleFault('battle/bad-figure', 'expected a whole number', { path })];
    case 'positions':
      return listFaults(value, path, (one, place) => memberFaults(one, place, { model: 'name' }));
    case 'embarked':
      return listFaults(value, path, (one, place) => memberFaults(one, place, EMBARKED));
    case 'parts':
      return listFaults(value, path, (one, place) => memberFaults(one, place, SPLIT_PART));
    case 'action':
      return memberFaults(value, path, { type: 'name', player: 'name' });
  }
}

const EMBARKED: { readonly [name: string]: Field } = { unit: 'name', transport: 'name' };
const SPLIT_PART: { readonly [name: string]: Field } = { id: 'name', name: 'name?', models: 'names' };

/** What is wrong with a list, and with what stands in it. */
export function listFaults(
  value: unknown,
  path: string,
  faultsOf: (one: unknown, place: string) => readonly BattleViolation[],
): readonly BattleViolation[] {
  if (!Array.isArray(value)) return [malformed('a list', path)];
  return value.flatMap((one: unknown, index) => faultsOf(one, `${path}[${index}]`));
}

/** What is wrong with the shape of an object's members. */
export function memberFaults(
  value: unknown,
  path: string,
  members: { readonly [name: string]: Field },
): readonly BattleViolation[] {
  if (typeof value !== 'object' || value === null) return [malformed('an object', path)];
  const given = membersOf(value);
  return Object.entries(members).flatMap(([name, field]) =>
    fieldFaults(field, given[name], `${path}.${name}`),
  );
}

/** Something else than what belongs there. */
export function malformed(expected: string, path: string): BattleViolation {
  return battleFault('battle/malformed', `expected ${expected}`, { path });
}

/** What is no object has no members. */
export function membersOf(value: unknown): { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null ? (value as { readonly [name: string]: unknown }) : {};
}
