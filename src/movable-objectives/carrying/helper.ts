import type { Shape } from '../../core/shape/shape';
import { flag, members } from '../../core/shape/shapes';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { type ModelFacts, modelShape } from '../models/modelFacts';
import type { ObjectiveRules } from '../rules/objectiveRules';
import type { Objective } from '../state/objective';
import { dutiesOf } from './dutiesOf';
import type { Holder } from './holderOf';

/**
 * A model that helps another to carry.
 *
 * @since 0.1.0
 */
export interface Helper {
  readonly model: ModelFacts;
  /** Whether it is in base contact with the carrier. */
  readonly touchesCarrier: boolean;
}

export const helperShape: Shape = members({ model: modelShape, touchesCarrier: flag });

/** Why nobody helps: the helper is a second model of the same side, in base contact with the carrier. */
export function helperFaults(
  objective: string,
  carrier: Holder,
  helper: Helper | undefined,
  path: string,
): readonly ObjectiveViolation[] {
  const { id, side } = carrier;
  if (helper?.touchesCarrier && helper.model.side === side && helper.model.id !== id) return [];
  return [
    {
      code: 'objective/no-helper',
      message: `"${objective}" moves only while a second model of "${side}" in base contact with "${id}" helps`,
      rule: 'MO-CUMB-1',
      path,
      facts: { objective, carrier: id, helper: helper?.model.id ?? null },
    },
  ];
}

/** Why a model can't take an objective so far: it needs help with it, and has none. */
export function unhelpedFaults(
  { id, types }: Objective,
  carrier: ModelFacts,
  { distance = 0, helper }: { readonly distance?: number; readonly helper?: Helper },
  rules: ObjectiveRules,
  path: string,
): readonly ObjectiveViolation[] {
  if (distance === 0 || !dutiesOf(types, carrier, rules).needsHelper) return [];
  return helperFaults(id, carrier, helper, path);
}
