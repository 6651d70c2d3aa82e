import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { inHandsOf } from '../state/finding';
import type { ObjectiveSet } from '../state/objectiveSet';

/** Why a model has no hand free. */
export function handsFull(set: ObjectiveSet, model: string, path: string): readonly ObjectiveViolation[] {
  const carried = inHandsOf(set, model);
  if (!carried) return [];
  return [
    {
      code: 'objective/hands-full',
      message: `"${model}" carries "${carried.id}" already`,
      rule: 'MO-CLAIM-3',
      path,
      facts: { model, objective: carried.id },
    },
  ];
}
