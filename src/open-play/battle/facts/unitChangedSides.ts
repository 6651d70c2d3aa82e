import type { BattleArmy } from '../battle';
import { battleFault } from '../battleFault';
import type { FactRule } from '../factRule';
import { type FoundUnit, findUnit } from '../queries/findUnit';
import { passengersOf } from '../queries/passengersOf';
import { unitFaults } from '../unitFaults';

/** A unit that fights for the other side from now on. A Warlord does not. */
export const unitChangedSides: FactRule<{ readonly unit: string }> = {
  check(battle, { unit: id }) {
    const found = findUnit(battle, id);
    const leads = found?.unit.models.some((model) => model.id === found.army.warlord);
    return [
      ...unitFaults(battle, id, ['battlefield', 'reserve']),
      ...(leads
        ? [battleFault('battle/warlord-stays', 'a Warlord does not change sides', { path: 'unit' })]
        : []),
      ...(passengersOf(battle, id).length > 0
        ? [
            battleFault('battle/passengers-aboard', 'a transport with units aboard does not change sides', {
              path: 'unit',
            }),
          ]
        : []),
    ];
  },
  apply(battle, { unit: id }) {
    const { army, unit } = findUnit(battle, id) as FoundUnit;
    const changed = (one: BattleArmy): BattleArmy => ({
      ...one,
      units: one.role === army.role ? one.units.filter((other) => other.id !== id) : [...one.units, unit],
    });
    return {
      battle: { ...battle, armies: [changed(battle.armies[0]), changed(battle.armies[1])] },
      consequences: [],
    };
  },
};
