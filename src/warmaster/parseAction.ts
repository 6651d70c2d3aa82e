import type { ActionType, WarmasterAction } from './action';
import { inOrder } from './edition/inOrder';
import type { Rulebook } from './edition/rulebook';
import { malformed, membersOf, readText } from './readJson';
import { isAreaNumber } from './rules/areaNumber';
import { SIDES } from './rules/side';

type FieldName = 'unit' | 'units' | 'area' | 'to' | 'rule';

/** What each kind of action says besides its type and player. */
const FIELDS: { readonly [type in ActionType]: readonly FieldName[] } = {
  deploy: ['unit', 'area'],
  group: ['units'],
  reinforce: [],
  teleport: ['units'],
  place: ['area'],
  move: ['unit', 'to'],
  special: ['rule', 'unit'],
  'end-phase': [],
  reveal: ['area'],
  fight: ['area'],
  reroll: [],
  keep: [],
  lose: ['unit'],
  retreat: ['unit'],
  'retreat-to': ['area'],
};

/**
 * Reads an action from outside; what does not belong to it is left out, and units that go together are put in the
 * order of the edition.
 */
export function parseAction(json: unknown, rules: Rulebook): WarmasterAction {
  const given = membersOf(json, 'an action');
  const { type, player } = given;
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) {
    throw malformed('type', `expected one of ${Object.keys(FIELDS).join(', ')}`);
  }
  if (!SIDES.some((side) => side === player)) throw malformed('player', `expected ${SIDES.join(' or ')}`);
  const fields = FIELDS[type as ActionType].map(
    (name) => [name, readField(name, given[name], rules)] as const,
  );
  return { type, player, ...Object.fromEntries(fields) } as WarmasterAction;
}

function readField(name: FieldName, value: unknown, rules: Rulebook): unknown {
  if (name === 'area' || name === 'to') {
    if (isAreaNumber(value)) return value;
    throw malformed(name, 'expected the number of an area, a D66 from 14 to 56');
  }
  if (name === 'units') {
    if (!Array.isArray(value)) throw malformed(name, 'expected a list of units');
    const units = value.map((unit: unknown, index) => readText(unit, `units[${index}]`));
    return inOrder(rules, units);
  }
  return readText(value, name);
}
