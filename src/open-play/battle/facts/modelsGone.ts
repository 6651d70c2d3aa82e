import type { ModelStatus } from '../battle';
import type { FactRule } from '../factRule';
import { loseModels } from '../loseModels';
import { modelFaults } from '../modelFaults';
import { passengerFaults } from '../passengerFaults';

/** Models destroyed, or fled: both are gone, and it is told apart why. */
export function modelsGone(
  status: Exclude<ModelStatus, 'fighting'>,
): FactRule<{ readonly models: readonly string[] }> {
  return {
    check: (battle, { models }) => [
      ...modelFaults(battle, models, 'models'),
      ...passengerFaults(battle, models),
    ],
    apply: (battle, { models }) => loseModels(battle, models, status),
  };
}
