import { isWargameError, type Violation } from 'wargame-rules';
import {
  ASTRONOMICON,
  type ModelFacts,
  type Moment,
  type Objective,
  type ObjectiveRules,
  type ObjectiveSet,
  type ObjectiveSetup,
  type Phase,
  startObjectives,
} from 'wargame-rules/movable-objectives';
import { deepFreeze } from '../deepFreeze';
import { SIDES } from './arbitraries';

export const BOY: ModelFacts = { id: 'boy', side: 'red', kind: 'infantry' };
export const NOB: ModelFacts = { id: 'nob', side: 'red', kind: 'infantry' };
export const ENEMY: ModelFacts = { id: 'enemy', side: 'blue', kind: 'infantry' };
export const DREAD: ModelFacts = { id: 'dread', side: 'red', kind: 'walker', hand: true };

/** A red transport with ten places, empty of models. */
export const TRUKK = { id: 'trukk', side: 'red', capacity: 10, taken: 0 } as const;
export const ABOARD = { transport: 'trukk', side: 'red' } as const;

/** A set in the middle of the red turn; at the end of its movement phase unless told, where most things happen. */
export function battle(
  objectives: readonly ObjectiveSetup[],
  time: { readonly side?: string; readonly phase?: Phase; readonly moment?: Moment } = {},
  rules: ObjectiveRules = ASTRONOMICON,
): ObjectiveSet {
  const { side = 'red', phase = 'movement', moment = 'end' } = time;
  const turn = { side, phase: { name: phase, moment } };
  return deepFreeze(startObjectives({ sides: SIDES, objectives, turn }, rules));
}

/** A set in the middle of the red movement phase, where models move. */
export function moving(
  objectives: readonly ObjectiveSetup[],
  rules: ObjectiveRules = ASTRONOMICON,
): ObjectiveSet {
  return battle(objectives, { moment: 'midst' }, rules);
}

export function objectiveOf(set: ObjectiveSet, id: string): Objective {
  const found = set.objectives.find((one) => one.id === id);
  if (!found) throw new Error(`no objective ${id}`);
  return found;
}

/** Codes with their clauses, for short expectations: `objective/lost MO-TRANS-3`. */
export function reasons(violations: readonly Violation[]): readonly string[] {
  return violations.map(({ code, rule }) => (rule ? `${code} ${rule}` : code));
}

/** Codes with their paths. */
export function places(violations: readonly Violation[]): readonly string[] {
  return violations.map(({ code, path }) => `${code} at ${path}`);
}

/** The violations that something throws. */
export function thrownBy(run: () => unknown): readonly Violation[] {
  try {
    run();
  } catch (error) {
    if (isWargameError(error)) return error.violations;
    throw error;
  }
  return [];
}
