import type { ObjectiveViolation } from '../checking/objectiveViolation';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { withObjectives } from '../state/changes';
import type { ObjectiveIn } from '../state/finding';
import type { DropReason } from '../state/objectiveEvent';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';
import { type ObjectiveDrop, putDown, spotFaults } from './objectiveDrop';

/** Why forced drops can't go like that: a drop that is not due, one told twice, a spot that is not allowed. */
export function forcedDropFaults(
  due: readonly ObjectiveIn<'carried'>[],
  drops: readonly ObjectiveDrop[],
  rules: ObjectiveRules,
): readonly ObjectiveViolation[] {
  return drops.flatMap((drop, index) => {
    const path = `drops[${index}]`;
    const objective = due.find(({ id }) => id === drop.objective);
    const isFirst = drops.findIndex((other) => other.objective === drop.objective) === index;
    if (!objective || !isFirst) return [notDue(drop.objective, `${path}.objective`)];
    return spotFaults(objective, objective.place.by.id, drop, rules, path);
  });
}

/** Drops what is due: where it is told, else right where it is. */
export function forcedDrops(
  set: ObjectiveSet,
  due: readonly ObjectiveIn<'carried'>[],
  drops: readonly ObjectiveDrop[],
  reason: DropReason,
): ObjectiveStep {
  const dropped = due.map((objective) =>
    putDown(
      objective,
      drops.find((drop) => drop.objective === objective.id),
    ),
  );
  const events = due.map(
    ({ id, place }) => ({ type: 'dropped', objective: id, from: place.by.id, reason }) as const,
  );
  return { state: withObjectives(set, ...dropped), events };
}

function notDue(objective: string, path: string): ObjectiveViolation {
  const message = `nothing makes anybody drop "${objective}" here, or not a second time`;
  return { code: 'objective/drop-not-due', message, path, facts: { objective } };
}
