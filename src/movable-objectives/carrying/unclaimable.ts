import type { ObjectiveViolation } from '../checking/objectiveViolation';
import type { ObjectiveRules } from '../rules/objectiveRules';
import type { Objective } from '../state/objective';

/** Why nobody can claim an objective where it is. */
export function unclaimable(
  { id, place }: Objective,
  rules: ObjectiveRules,
  path: string,
): readonly ObjectiveViolation[] {
  switch (place.kind) {
    case 'table':
      return [];
    case 'lost':
      return [
        {
          code: 'objective/lost',
          message: `"${id}" was lost for good with the transport "${place.transport}"`,
          rule: 'MO-TRANS-3',
          path,
          facts: { objective: id, transport: place.transport, cause: place.cause },
        },
      ];
    case 'removed':
      return [
        {
          code: 'objective/removed',
          message: `"${id}" was removed from play`,
          ...ruleOf(place.by, rules),
          path,
          facts: { objective: id, by: place.by },
        },
      ];
    default: {
      const by = place.kind === 'carried' ? place.by.id : place.transport;
      return [
        {
          code: 'objective/not-on-table',
          message: `"${id}" is with "${by}"`,
          rule: 'MO-CLAIM-1',
          path,
          facts: { objective: id, by },
        },
      ];
    }
  }
}

/** The clause of a type, where it has one. */
function ruleOf(type: string, { types }: ObjectiveRules): { readonly rule?: string } {
  const rule = types.find(({ id }) => id === type)?.rule;
  return rule === undefined ? {} : { rule };
}
