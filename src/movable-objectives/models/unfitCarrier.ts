import type { ObjectiveViolation } from '../checking/objectiveViolation';
import type { ObjectiveType } from '../types/objectiveType';
import { isSuitableCarrier } from './isSuitableCarrier';
import type { ModelFacts } from './modelFacts';

/** Why a model can't carry an objective of some types, whatever else it carries. */
export function unfitCarrier(
  model: ModelFacts,
  types: readonly ObjectiveType[],
  path: string,
): readonly ObjectiveViolation[] {
  if (!isSuitableCarrier(model)) {
    const what = model.kind === 'walker' ? 'a walker without a suitable hand' : `a ${model.kind}`;
    return [unfit(model, what, 'MO-CLAIM-1', path)];
  }
  return types
    .filter((type) => type.mayCarry && !type.mayCarry(model))
    .map((type) => unfit(model, `"${model.id}", this being ${type.title},`, type.rule, path));
}

function unfit(
  { id, kind }: ModelFacts,
  who: string,
  rule: string | undefined,
  path: string,
): ObjectiveViolation {
  return {
    code: 'objective/unfit-carrier',
    message: `${who} can't carry it`,
    ...(rule !== undefined && { rule }),
    path,
    facts: { model: id, kind },
  };
}
