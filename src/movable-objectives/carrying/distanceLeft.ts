import { atMost } from '../../core/geometry/atMost';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { typesNamed } from '../rules/typesNamed';
import type { Objective } from '../state/objective';

/** Inches that an objective may still be moved in this turn; null where nothing limits it. */
export function distanceLeft(objective: Objective, rules: ObjectiveRules): number | null {
  const limits = typesNamed(objective.types, rules).flatMap(({ mostPerTurn }) => mostPerTurn ?? []);
  return limits.length === 0 ? null : Math.max(0, Math.min(...limits) - objective.movedThisTurn);
}

/** Why an objective can't be moved as far as that in this turn. */
export function distanceFaults(
  objective: Objective,
  distance: number,
  rules: ObjectiveRules,
  path: string,
): readonly ObjectiveViolation[] {
  const moved = objective.movedThisTurn + distance;
  const exceeded = typesNamed(objective.types, rules).filter(
    ({ mostPerTurn }) => mostPerTurn !== undefined && !atMost(moved, mostPerTurn),
  );
  return exceeded.map(({ title, rule, mostPerTurn = 0 }) => ({
    code: 'objective/moved-too-far',
    message: `"${objective.id}" would have moved ${moved}" this turn, and ${title} allows ${mostPerTurn}"`,
    ...(rule !== undefined && { rule }),
    path,
    facts: { objective: objective.id, moved, most: mostPerTurn },
  }));
}
