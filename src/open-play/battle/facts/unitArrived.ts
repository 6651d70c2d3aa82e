import type { ModelPosition } from '../battleFact';
import { changeUnits } from '../changeUnits';
import type { FactRule } from '../factRule';
import { movedModels, ownPositionFaults, positionsByModel } from '../positions';
import { findUnit } from '../queries/findUnit';
import { unitFaults } from '../unitFaults';

/** A unit set up from reserve, with whoever is aboard. */
export const unitArrived: FactRule<{ readonly unit: string; readonly positions?: readonly ModelPosition[] }> =
  {
    check: (battle, { unit, positions }) => [
      ...unitFaults(battle, unit, ['reserve']),
      ...ownPositionFaults(battle, findUnit(battle, unit)?.unit, positions),
    ],
    apply(battle, { unit: id, positions = [] }) {
      const after = changeUnits(battle, (unit) => {
        if (unit.place.where === 'embarked' && unit.place.transport === id)
          return { ...unit, wasSetUp: true };
        if (unit.id !== id) return unit;
        const models = movedModels(unit.models, positionsByModel(positions));
        return { ...unit, place: { where: 'battlefield' }, wasSetUp: true, models };
      });
      return { battle: after, consequences: [] };
    },
  };
