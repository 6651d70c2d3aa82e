import type { ObjectiveViolation } from '../checking/objectiveViolation';
import type { Objective, ObjectivePlace } from './objective';
import type { ObjectiveSet } from './objectiveSet';

/** An objective that is known to be in one kind of place. */
export type ObjectiveIn<Kind extends ObjectivePlace['kind']> = Objective & {
  readonly place: Extract<ObjectivePlace, { kind: Kind }>;
};

/** Where an objective stands in a set; -1 where it does not. */
export function indexOf({ objectives }: ObjectiveSet, id: string): number {
  for (let index = 0; index < objectives.length; index++) if (objectives[index]?.id === id) return index;
  return -1;
}

export function findObjective(set: ObjectiveSet, id: string): Objective | undefined {
  return set.objectives[indexOf(set, id)];
}

export function isIn<Kind extends ObjectivePlace['kind']>(
  objective: Objective | undefined,
  kind: Kind,
): objective is ObjectiveIn<Kind> {
  return objective?.place.kind === kind;
}

/** What the models of a unit carry, in the order of the set. */
export function carriedByAny(
  set: ObjectiveSet,
  models: readonly string[],
): readonly ObjectiveIn<'carried'>[] {
  return set.objectives.filter(
    (objective): objective is ObjectiveIn<'carried'> =>
      isIn(objective, 'carried') && models.includes(objective.place.by.id),
  );
}

/** What a model has in its hands, whatever is aboard it. */
export function inHandsOf(set: ObjectiveSet, model: string): ObjectiveIn<'carried'> | undefined {
  for (const objective of set.objectives) {
    if (isIn(objective, 'carried') && objective.place.by.id === model) return objective;
  }
  return undefined;
}

export function aboardOf(set: ObjectiveSet, transport: string): readonly ObjectiveIn<'aboard'>[] {
  return set.objectives.filter(
    (objective): objective is ObjectiveIn<'aboard'> =>
      isIn(objective, 'aboard') && objective.place.transport === transport,
  );
}

export function unknownObjective(id: string, path: string): ObjectiveViolation {
  return {
    code: 'objective/unknown-objective',
    message: `there is no objective "${id}"`,
    path,
    facts: { objective: id },
  };
}
