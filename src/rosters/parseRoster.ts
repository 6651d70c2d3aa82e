import type {
  Roster,
  RosterCategory,
  RosterCharacteristic,
  RosterCost,
  RosterForce,
  RosterProfile,
  RosterRule,
  RosterSelection,
} from './roster';
import { rosterError } from './rosterError';
import {
  countField,
  fieldPath,
  flagField,
  listField,
  numberField,
  type RosterRecord,
  requireRecord,
  requireTextField,
  textField,
} from './rosterField';

/** How many forces and selections may stand in one another: more than any game needs, less than a call stack holds. */
export const MOST_NESTED = 50;

/**
 * Checks a roster in New Recruit's JSON shape, already parsed, and gives it as a typed tree. What the tree does
 * not know is left out.
 *
 * @param json - `{ roster: { name, costs, forces, … } }`
 * @returns the roster, for any game: nothing of it is interpreted
 * @throws {@link WargameError} `roster/not-a-roster` when it is of another shape; `roster/malformed` when a
 *   field is missing or of the wrong kind and `roster/too-deep` above 50 levels, both with the path
 * @since 0.1.0
 * @example
 * ```ts
 * import { parseRoster } from 'wargame-rules/rosters';
 *
 * const roster = parseRoster({ roster: { name: 'Patrol', costs: [{ name: 'pts', value: 500 }], forces: [] } });
 * roster.costs; // => [{ name: 'pts', value: 500 }]
 * ```
 */
export function parseRoster(json: unknown): Roster {
  const record = rosterRecord(json);
  const gameSystem = textField(record, 'gameSystemName');
  return {
    name: textField(record, 'name') ?? '',
    ...(gameSystem !== undefined && { gameSystem }),
    costs: listField(record, 'costs').map(parseCost),
    costLimits: listField(record, 'costLimits').map(parseCost),
    forces: listField(record, 'forces').map((force) => parseForce(force, 1)),
  };
}

function rosterRecord(json: unknown): RosterRecord {
  if (typeof json === 'object' && json !== null && Object.hasOwn(json, 'roster')) {
    const { roster } = json as { readonly roster: unknown };
    if (typeof roster === 'object' && roster !== null && !Array.isArray(roster)) {
      return requireRecord(roster, '');
    }
  }
  throw rosterError('roster/not-a-roster', 'expected an object with a roster in it');
}

function parseForce(record: RosterRecord, level: number): RosterForce {
  requireLevel(record, level);
  const id = textField(record, 'id');
  const catalogue = textField(record, 'catalogueName');
  return {
    ...(id !== undefined && { id }),
    name: textField(record, 'name') ?? '',
    ...(catalogue !== undefined && { catalogue }),
    selections: listField(record, 'selections').map((selection) => parseSelection(selection, level + 1)),
    forces: listField(record, 'forces').map((force) => parseForce(force, level + 1)),
  };
}

function parseSelection(record: RosterRecord, level: number): RosterSelection {
  requireLevel(record, level);
  const id = textField(record, 'id');
  const customName = textField(record, 'customName');
  const group = textField(record, 'group');
  return {
    ...(id !== undefined && { id }),
    name: requireTextField(record, 'name'),
    ...(customName !== undefined && { customName }),
    type: requireTextField(record, 'type'),
    ...(group !== undefined && { group }),
    number: countField(record, 'number'),
    costs: listField(record, 'costs').map(parseCost),
    categories: listField(record, 'categories').map(parseCategory),
    profiles: listField(record, 'profiles').map(parseProfile),
    rules: listField(record, 'rules').map(parseRule),
    selections: listField(record, 'selections').map((selection) => parseSelection(selection, level + 1)),
  };
}

function parseCost(record: RosterRecord): RosterCost {
  const typeId = textField(record, 'typeId');
  return {
    name: requireTextField(record, 'name'),
    ...(typeId !== undefined && { typeId }),
    value: numberField(record, 'value'),
  };
}

function parseCategory(record: RosterRecord): RosterCategory {
  return { name: requireTextField(record, 'name'), primary: flagField(record, 'primary') };
}

function parseProfile(record: RosterRecord): RosterProfile {
  return {
    name: requireTextField(record, 'name'),
    typeName: textField(record, 'typeName') ?? '',
    hidden: flagField(record, 'hidden'),
    characteristics: listField(record, 'characteristics').map(parseCharacteristic),
  };
}

function parseCharacteristic(record: RosterRecord): RosterCharacteristic {
  return { name: requireTextField(record, 'name'), value: textField(record, '$text') ?? '' };
}

function parseRule(record: RosterRecord): RosterRule {
  return {
    name: requireTextField(record, 'name'),
    hidden: flagField(record, 'hidden'),
    description: textField(record, 'description') ?? '',
  };
}

function requireLevel(record: RosterRecord, level: number): void {
  if (level <= MOST_NESTED) return;
  throw rosterError(
    'roster/too-deep',
    `nested more than ${MOST_NESTED} deep`,
    fieldPath(record, '').slice(0, -1),
  );
}
