import { changeUnit } from '../changeUnits';
import type { FactRule } from '../factRule';
import { unitFaults } from '../unitFaults';
import { offTheTable } from './unitEmbarked';

/** A unit that goes off the battlefield with whoever is aboard: back into reserve, or for good. */
export function unitOff(where: 'reserve' | 'left'): FactRule<{ readonly unit: string }> {
  return {
    check: (battle, { unit }) => unitFaults(battle, unit, ['battlefield']),
    apply(battle, { unit }) {
      const after = changeUnit(battle, unit, (before) => ({
        ...before,
        place: { where },
        models: before.models.map(offTheTable),
      }));
      return { battle: after, consequences: [] };
    },
  };
}
