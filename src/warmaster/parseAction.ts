import { exactVariant } from '../core/shape/exactly';
import type { Members } from '../core/shape/hasMembers';
import type { Shape } from '../core/shape/shape';
import { SOUND, unexpected } from '../core/shape/shapeFault';
import { list, oneOf, text } from '../core/shape/shapes';
import type { ActionOf, ActionType, WarmasterAction } from './action';
import { inOrder } from './edition/inOrder';
import type { Rulebook } from './edition/rulebook';
import { requireShape } from './requireShape';
import { isAreaNumber } from './rules/areaNumber';
import { SIDES } from './rules/side';

const player = oneOf(SIDES);

const area: Shape = (value) =>
  isAreaNumber(value) ? SOUND : [unexpected('value', 'the number of an area, a D66 from 14 to 56', value)];

/** What each kind of action says besides its type. */
const FIELDS: {
  readonly [type in ActionType]: { readonly [name in Exclude<keyof ActionOf<type>, 'type'>]: Shape };
} = {
  deploy: { player, unit: text, area },
  group: { player, units: list(text) },
  reinforce: { player },
  teleport: { player, units: list(text) },
  place: { player, area },
  move: { player, unit: text, to: area },
  special: { player, rule: text, unit: text },
  'end-phase': { player },
  reveal: { player, area },
  fight: { player, area },
  reroll: { player },
  keep: { player },
  lose: { player, unit: text },
  retreat: { player, unit: text },
  'retreat-to': { player, area },
};

const actionShape = exactVariant('type', FIELDS);

/** Reads an action from outside; units that go together are put in the order of the edition. */
export function parseAction(json: unknown, rules: Rulebook): WarmasterAction {
  requireShape(actionShape, json);
  const given = json as WarmasterAction & Members;
  const fields = Object.keys(FIELDS[given.type]).map((name) => [name, given[name]] as const);
  const action = { type: given.type, ...Object.fromEntries(fields) } as WarmasterAction;
  return 'units' in action ? { ...action, units: inOrder(rules, action.units) } : action;
}
