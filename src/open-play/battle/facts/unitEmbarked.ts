import type { BattleModel } from '../battle';
import { battleFault } from '../battleFault';
import { changeUnit } from '../changeUnits';
import { embarkingFaults } from '../embarking';
import type { FactRule } from '../factRule';
import { findUnit } from '../queries/findUnit';
import { unitFaults } from '../unitFaults';

/** A unit that boards a transport, wherever both are. */
export const unitEmbarked: FactRule<{ readonly unit: string; readonly transport: string }> = {
  check(battle, { unit, transport }) {
    const faults = unitFaults(battle, unit, ['battlefield', 'reserve']);
    const [from, to] = [unit, transport].map((id) => findUnit(battle, id)?.unit);
    const apart = from && to && from.place.where !== to.place.where;
    return [
      ...faults,
      ...embarkingFaults(battle, unit, transport),
      ...(apart
        ? [
            battleFault('battle/wrong-place', `${from.name} and ${to.name} are not in the same place`, {
              path: 'transport',
            }),
          ]
        : []),
    ];
  },
  apply(battle, { unit, transport }) {
    const after = changeUnit(battle, unit, (before) => ({
      ...before,
      place: { where: 'embarked', transport },
      models: before.models.map(offTheTable),
    }));
    return { battle: after, consequences: [] };
  },
};

/** Who still fights stands nowhere on the battlefield now. */
export function offTheTable(model: BattleModel): BattleModel {
  if (model.status !== 'fighting') return model;
  const { at: _, facing: __, ...rest } = model;
  return rest;
}
