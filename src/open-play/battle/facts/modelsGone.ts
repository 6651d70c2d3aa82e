import type { Battle, BattleUnit, ModelStatus } from '../battle';
import { type BattleViolation, battleFault } from '../battleFault';
import type { FactRule } from '../factRule';
import { loseModels } from '../loseModels';
import { modelFaults } from '../modelFaults';
import { passengerFaults } from '../passengerFaults';
import { findModel, findUnit } from '../queries/findUnit';

/** Models destroyed, or fled: both are gone, and it is told apart why. */
export function modelsGone(
  status: Exclude<ModelStatus, 'fighting'>,
): FactRule<{ readonly models: readonly string[] }> {
  return {
    check: (battle, { models }) => [
      ...modelFaults(battle, models, 'models'),
      ...passengerFaults(battle, models),
      ...models.flatMap((model, index) => departedFaults(battle, model, `models[${index}]`)),
    ],
    apply: (battle, { models }) => loseModels(battle, models, status),
  };
}

/** Nothing happens any more to who has left the battlefield for good, or is aboard what has. */
function departedFaults(battle: Battle, id: string, path: string): readonly BattleViolation[] {
  const unit = findModel(battle, id)?.unit;
  if (!unit || hereOrToCome(battle, unit)) return [];
  return [battleFault('battle/wrong-place', `${unit.name} has left the battlefield`, { path })];
}

function hereOrToCome(battle: Battle, { place }: BattleUnit): boolean {
  if (place.where !== 'embarked') return place.where !== 'left';
  return findUnit(battle, place.transport)?.unit.place.where !== 'left';
}
