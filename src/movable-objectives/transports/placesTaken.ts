import type { ObjectiveViolation } from '../checking/objectiveViolation';
import type { TransportFacts } from '../models/transportFacts';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { typesNamed } from '../rules/typesNamed';
import { aboardOf } from '../state/finding';
import type { Objective } from '../state/objective';
import type { ObjectiveSet } from '../state/objectiveSet';

/**
 * Counts the places of a transport that an objective takes: 1, and 2 if it is Cumbersome, none if it is
 * Compact.
 *
 * @param types - the names of the types of the objective
 * @param rules - the rules played by
 * @returns how many places
 * @throws {@link WargameError} `objective/unknown-type` for a type that the rules don't have
 * @rule MO-TRANS-2, MO-CUMB-3, MO-COMP-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, placesTaken } from 'wargame-rules/movable-objectives';
 *
 * placesTaken([], ASTRONOMICON); // => 1
 * placesTaken(['cumbersome', 'vital'], ASTRONOMICON); // => 2
 * placesTaken(['compact'], ASTRONOMICON); // => 0
 * ```
 */
export function placesTaken(types: readonly string[], rules: ObjectiveRules): number {
  const given = typesNamed(types, rules).flatMap(({ places }) => places ?? []);
  return given.length === 0 ? 1 : Math.max(...given);
}

/** Why a transport has no room for models and objectives more. */
export function roomFaults(
  set: ObjectiveSet,
  transport: TransportFacts,
  models: number,
  objectives: readonly Objective[],
  rules: ObjectiveRules,
): readonly ObjectiveViolation[] {
  const { id, capacity, taken } = transport;
  const all = [...aboardOf(set, id), ...objectives];
  const forObjectives = all.reduce((sum, { types }) => sum + placesTaken(types, rules), 0);
  const needed = taken + models + forObjectives;
  if (needed <= capacity) return [];
  return [
    {
      code: 'objective/no-room',
      message: `"${id}" has ${capacity} places; ${taken + models} for models and ${forObjectives} for objectives are needed`,
      rule: 'MO-TRANS-2',
      path: 'transport',
      facts: { transport: id, capacity, needed, models: taken + models, objectives: forObjectives },
    },
  ];
}
