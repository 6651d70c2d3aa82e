import type { Violation } from '../../core/errors/violation';
import type { ArmyErrorCode } from './armyErrorCode';
import { baseFaults } from './baseFaults';

export type ArmyViolation = Violation<ArmyErrorCode>;

/** An unknown value, read member by member. */
type Members = { readonly [name: string]: unknown };

/** More like models than any battlefield holds; it keeps a slip of the pen from filling the memory. */
const MOST_MODELS = 10_000;

/** What is wrong with an army list as it is written down, which may be anything at all. */
export function armyListFaults(list: unknown): readonly ArmyViolation[] {
  const { name, faction, units } = membersOf(list);
  return [
    ...nameFaults(name, 'name'),
    ...optional(faction, (value) => nameFaults(value, 'faction')),
    ...(isFilled(units)
      ? units.flatMap((unit, index) => unitFaults(membersOf(unit), `units[${index}]`))
      : [fault('army/no-units', 'an army has at least one unit', 'units')]),
  ];
}

function unitFaults(unit: Members, path: string): readonly ArmyViolation[] {
  const { id, name, powerRating, models } = unit;
  return [
    ...nameFaults(id, `${path}.id`),
    ...nameFaults(name, `${path}.name`),
    ...figureFaults(powerRating, `${path}.powerRating`, 0),
    ...optionalFigureFaults(unit, ['leadership', 'transportCapacity'], path, 0),
    ...flagFaults(unit, ['warlord', 'deploysLast'], path),
    ...keywordFaults(unit, path),
    ...(isFilled(models)
      ? models.flatMap((model, index) => modelFaults(membersOf(model), `${path}.models[${index}]`))
      : [fault('army/no-models', 'a unit has at least one model', `${path}.models`)]),
  ];
}

function modelFaults(model: Members, path: string): readonly ArmyViolation[] {
  const { id, name, count, invulnerableSaves, base } = model;
  return [
    ...nameFaults(id, `${path}.id`),
    ...nameFaults(name, `${path}.name`),
    ...optional(count, (value) => figureFaults(value, `${path}.count`, 1, MOST_MODELS)),
    ...optionalFigureFaults(model, ['leadership'], path, 0),
    ...optionalFigureFaults(model, ['save', 'invulnerableSave'], path, 1),
    ...optional(invulnerableSaves, (saves) =>
      listFaults(saves, `${path}.invulnerableSaves`, (save, place) => figureFaults(save, place, 1)),
    ),
    ...flagFaults(model, ['warlord'], path),
    ...keywordFaults(model, path),
    ...optional(base, (value) => baseFaults(value, `${path}.base`)),
  ];
}

/** What is wrong with a text that must say something. */
export function nameFaults(value: unknown, path: string): readonly ArmyViolation[] {
  if (typeof value === 'string' && value !== '') return [];
  return [fault('army/bad-name', `expected a text, got ${value === '' ? 'none' : typeof value}`, path)];
}

function figureFaults(
  value: unknown,
  path: string,
  least: number,
  most: number = Number.MAX_SAFE_INTEGER,
): readonly ArmyViolation[] {
  if (Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most) return [];
  const got = typeof value === 'number' ? value : typeof value;
  const expected = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  return [fault('army/bad-figure', `expected a whole number ${expected}, got ${got}`, path)];
}

function optionalFigureFaults(
  bearer: Members,
  names: readonly string[],
  path: string,
  least: number,
): readonly ArmyViolation[] {
  return names.flatMap((name) =>
    optional(bearer[name], (value) => figureFaults(value, `${path}.${name}`, least)),
  );
}

function flagFaults(bearer: Members, names: readonly string[], path: string): readonly ArmyViolation[] {
  return names.flatMap((name) =>
    optional(bearer[name], (value) =>
      typeof value === 'boolean'
        ? []
        : [fault('army/malformed', 'expected true or false', `${path}.${name}`)],
    ),
  );
}

function keywordFaults({ keywords }: Members, path: string): readonly ArmyViolation[] {
  return optional(keywords, (words) => listFaults(words, `${path}.keywords`, nameFaults));
}

function listFaults(
  value: unknown,
  path: string,
  faultsOf: (one: unknown, place: string) => readonly ArmyViolation[],
): readonly ArmyViolation[] {
  if (!Array.isArray(value)) return [fault('army/malformed', 'expected a list', path)];
  return value.flatMap((one: unknown, index) => faultsOf(one, `${path}[${index}]`));
}

/** What is left out is right. */
export function optional(
  value: unknown,
  faultsOf: (value: unknown) => readonly ArmyViolation[],
): readonly ArmyViolation[] {
  return value === undefined ? [] : faultsOf(value);
}

function isFilled(list: unknown): list is readonly unknown[] {
  return Array.isArray(list) && list.length > 0;
}

/** What is no object has no members. */
function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? (value as Members) : {};
}

function fault(code: ArmyErrorCode, message: string, path: string): ArmyViolation {
  return { code, message, path };
}
