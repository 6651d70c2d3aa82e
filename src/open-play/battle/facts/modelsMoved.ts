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
    const moved = new Set(findModels(battle, modelsOf(positions)).map((found) => found?.unit));
    const after = changeUnits(battle, (unit) =>
      moved.has(unit) ? { ...unit, models: movedModels(unit.models, positionsByModel(positions)) } : unit,
    );
    return { battle: after, consequences: [] };
  },
};

/** Of models that are gone it is said elsewhere. */
function placeFaults(found: FoundModel | undefined, index: number): readonly BattleViolation[] {
  const where = found?.unit.place.where;
  if (!found || where === undefined || where === 'battlefield' || where === 'destroyed') return [];
  const { id, name } = found.unit;
  return [
    battleFault('battle/wrong-place', `${name} is not on the battlefield`, {
      path: `positions[${index}]`,
      facts: { unit: id, where },
    }),
  ];
}
