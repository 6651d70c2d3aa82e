import { WargameError } from '../../core/errors/wargameError';
import type { UnitOutcome } from '../ledger/unitOutcome';
import { unitWithId } from './fallen';
import type { SubplotErrorCode } from './subplotErrorCode';

/** What became of the ship that the set-up of a sub-plot drew, which is in its owner's fleet. */
export function drawnShip(own: readonly UnitOutcome[], ship: string): UnitOutcome {
  const unit = unitWithId(own, ship);
  if (unit) return unit;
  throw new WargameError<SubplotErrorCode>({
    code: 'subplot/unknown-unit',
    message: `there is no unit "${ship}" in that fleet`,
    rule: 'BG-SUB-3',
    path: 'rolled.ship',
    facts: { id: ship },
  });
}
