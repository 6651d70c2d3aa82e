import type { ModelPosition } from '../battleFact';
import { battleFault } from '../battleFault';
import { changeUnit } from '../changeUnits';
import type { FactRule } from '../factRule';
import { movedModels, ownPositionFaults, positionsByModel } from '../positions';
import { findUnit } from '../queries/findUnit';
import { isOnBattlefield } from '../queries/isOnBattlefield';
import { unitFaults } from '../unitFaults';

/** A unit that leaves a transport on the battlefield. */
export const unitDisembarked: FactRule<{
  readonly unit: string;
  readonly positions?: readonly ModelPosition[];
}> = {
  check(battle, { unit: id, positions }) {
    const unit = findUnit(battle, id)?.unit;
    const stranded = unit?.place.where === 'embarked' && !isOnBattlefield(battle, unit);
    return [
      ...unitFaults(battle, id, ['embarked']),
      ...(stranded
        ? [battleFault('battle/wrong-place', 'its transport is not on the battlefield', { path: 'unit' })]
        : []),
      ...ownPositionFaults(battle, unit, positions),
    ];
  },
  apply(battle, { unit, positions = [] }) {
    const after = changeUnit(battle, unit, (before) => ({
      ...before,
      place: { where: 'battlefield' },
      wasSetUp: true,
      models: movedModels(before.models, positionsByModel(positions)),
    }));
    return { battle: after, consequences: [] };
  },
};
