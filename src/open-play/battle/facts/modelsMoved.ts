import type { ModelPosition } from '../battleFact';
import { type BattleViolation, battleFault } from '../battleFault';
import { changeUnits } from '../changeUnits';
import type { FactRule } from '../factRule';
import { modelsOf, movedModels, positionFaults, positionsByModel } from '../positions';
import { findModels } from '../queries/findModels';
import type { FoundModel } from '../queries/findUnit';

/** Models that stand elsewhere now. */
export const modelsMoved: FactRule<{ readonly positions: readonly ModelPosition[] }> = {
  check(battle, { positions }) {
    if (positions.length === 0) {
      return [battleFault('battle/nothing-named', 'name at least one model', { path: 'positions' })];
    }
    const models = findModels(battle, modelsOf(positions));
    return [...positionFaults(battle, positions, 'positions', models), ...models.flatMap(placeFaults)];
  },
  apply(battle, { positions }) {
    const moved = positionsByModel(positions);
    const after = changeUnits(battle, (unit) =>
      unit.models.some(({ id }) => moved.has(id))
        ? { ...unit, models: movedModels(unit.models, moved) }
        : unit,
    );
    return { battle: after, consequences: [] };
  },
};

/** Of models that are gone it is said elsewhere. */
function placeFaults(found: FoundModel | undefined, index: number): readonly BattleViolation[] {
  if (!found) return [];
  const { id, name, place } = found.unit;
  if (place.where === 'battlefield' || place.where === 'destroyed') return [];
  return [
    battleFault('battle/wrong-place', `${name} is not on the battlefield`, {
      path: `positions[${index}]`,
      facts: { unit: id, where: place.where },
    }),
  ];
}
