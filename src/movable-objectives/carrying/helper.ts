import type { Shape } from '../../core/shape/shape';
import { flag, members } from '../../core/shape/shapes';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { type ModelFacts, modelShape } from '../models/modelFacts';
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
