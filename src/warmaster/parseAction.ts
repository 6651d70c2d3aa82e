import { requireNone } from '../core/errors/requireNone';
import type { Members } from '../core/shape/hasMembers';
import type { WarmasterAction } from './action';
import { ACTION_FIELDS, actionFaults } from './actionFaults';
import { inOrder } from './edition/inOrder';
import type { Rulebook } from './edition/rulebook';

/** Reads an action from outside; units that go together are put in the order of the edition. */
export function parseAction(json: unknown, rules: Rulebook): WarmasterAction {
  requireNone(actionFaults(json));
  const given = json as WarmasterAction & Members;
  const fields = Object.keys(ACTION_FIELDS[given.type]).map((name) => [name, given[name]] as const);
  const action = { type: given.type, ...Object.fromEntries(fields) } as WarmasterAction;
  return 'units' in action ? { ...action, units: inOrder(rules, action.units) } : action;
}
