import type { Ledger } from '../../ledger/ledger';
import type { UnitOutcome } from '../../ledger/unitOutcome';
import { outcomesOf } from '../../ledger/unitOutcomes';

/** Whether a unit takes part no more. */
export function isGone({ status, destroyed }: UnitOutcome): boolean {
  return destroyed || status === 'disengaged' || status === 'exited';
}

/** Whether all ships of a side are so; of a side without ships nothing is. */
export function allShips(units: readonly UnitOutcome[], are: (unit: UnitOutcome) => boolean): boolean {
  const ships = units.filter(({ kind }) => kind !== 'defence');
  return ships.length > 0 && ships.every(are);
}

/** Whether that is so of the ships of either side. */
export function someFleet({ sides }: Ledger, are: (unit: UnitOutcome) => boolean): boolean {
  return sides.some((side) => allShips(outcomesOf(side), are));
}
