import type { Point } from '../../core/geometry/point';
import { type ModelFacts, modelFacts } from '../models/modelFacts';
import { indexOf } from './finding';
import type { Objective, ObjectivePlace } from './objective';
import type { ObjectiveSet } from './objectiveSet';

/** A change of place: how far the objective itself is moved by it, and where it is then. */
export interface Shift {
  readonly distance: number;
  readonly at: Point | null;
}

/** The set with changed objectives in the place of those with the same ids. */
export function withObjectives(set: ObjectiveSet, ...changed: readonly Objective[]): ObjectiveSet {
  if (changed.length === 0) return set;
  const objectives = set.objectives.slice();
  for (const objective of changed) objectives[indexOf(set, objective.id)] = objective;
  return { ...set, objectives };
}

/** The objective after it moved along with the one that it stays with, who went so far over the ground. */
export function movedAlong(objective: Objective, { distance, at }: Shift, overGround: number): Objective {
  return {
    ...objective,
    at,
    movedThisTurn: objective.movedThisTurn + distance,
    movedThisPhase: objective.movedThisPhase + overGround,
  };
}

export function putOnTable(objective: Objective, shift: Shift): Objective {
  return changedHands(objective, { kind: 'table' }, shift);
}

export function putInHands(objective: Objective, model: ModelFacts, shift: Shift): Objective {
  return changedHands(objective, { kind: 'carried', by: modelFacts(model), holdsOn: false }, shift);
}

export function putAboard(
  objective: Objective,
  { id, side }: { readonly id: string; readonly side: string },
  distance: number,
): Objective {
  return changedHands(objective, { kind: 'aboard', transport: id, side }, { distance, at: null });
}

/** Out of play for good. */
export function takeOut(
  objective: Objective,
  place: Extract<ObjectivePlace, { kind: 'lost' | 'removed' }>,
): Objective {
  return { ...objective, place, at: null };
}

function changedHands(objective: Objective, place: ObjectivePlace, { distance, at }: Shift): Objective {
  return {
    ...objective,
    place,
    at,
    movedThisTurn: objective.movedThisTurn + distance,
    movedThisPhase: 0,
  };
}
