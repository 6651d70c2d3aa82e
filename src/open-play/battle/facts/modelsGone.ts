import type { Battle, BattleUnit, ModelStatus } from '../battle';
import { type BattleViolation, battleFault } from '../battleFault';
import type { FactRule } from '../factRule';
import { loseModels } from '../loseModels';
import { modelFaults } from '../modelFaults';
import { passengerFaults } from '../passengerFaults';
import { findModels } from '../queries/findModels';
import { type FoundUnit, findUnit } from '../queries/findUnit';

/** Models destroyed, or fled: both are gone, and it is told apart why. */
export function modelsGone(
  status: Exclude<ModelStatus, 'fighting'>,
): FactRule<{ readonly models: readonly string[] }> {
  return {
    check(battle, { models }) {
      const found = findModels(battle, models);
      return [
        ...modelFaults(battle, models, 'models', found),
        ...passengerFaults(battle, models),
        ...found.flatMap((model, index) => departedFaults(battle, model?.unit, `models[${index}]`)),
      ];
    },
    apply: (battle, { models }) => loseModels(battle, models, status),
  };
}

/** Nothing happens any more to who has left the battlefield for good, or is aboard what has. */
function departedFaults(
  battle: Battle,
  unit: BattleUnit | undefined,
  path: string,
): readonly BattleViolation[] {
  if (!unit || hereOrToCome(battle, unit)) return [];
  return [battleFault('battle/wrong-place', `${unit.name} has left the battlefield`, { path })];
}

function hereOrToCome(battle: Battle, { place }: BattleUnit): boolean {
  if (place.where !== 'embarked') return place.where !== 'left';
  const transport = findUnit(battle, place.transport) as FoundUnit;
  return transport.unit.place.where !== 'left';
}
