import { requireLedger } from '../checkLedger';
import type { Ledger } from '../ledger';
import { sideOf } from '../sideOf';
import { unitsOf } from '../unitsOf';
import { fatesIn } from './fatesIn';
import { replaceSide } from './replaceSide';
import { unitNamed } from './unitNamed';

/**
 * Takes back everything that is recorded of a unit: it is on the table again, and unharmed.
 *
 * @param ledger - the battle so far
 * @param player - whose unit
 * @param id - the unit, by its id in the fleet
 * @returns the ledger without it; the one given stays as it was
 * @throws {@link WargameError} `ledger/unknown-player`, `ledger/unknown-id`; every fault that {@link checkLedger} finds
 *   in the ledger given
 * @since 0.1.0
 * @example
 * ```ts
 * import { forgetFate, recordFate, startLedger } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 180 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * const started = startLedger([{ player: 'Ann', fleet }, { player: 'Ben', fleet }]);
 * const lost = recordFate(started, 'Ann', { id: 'lion', status: 'hulk' });
 * forgetFate(lost, 'Ann', 'lion').sides[0].capitalShips; // => undefined
 * ```
 */
export function forgetFate(ledger: Ledger, player: string, id: string): Ledger {
  const side = sideOf(requireLedger(ledger), player);
  const { list } = unitNamed(unitsOf(side), id, 'id');
  const fates = fatesIn(side, list).filter((one) => one.id !== id);
  const { [list]: _, ...others } = side;
  return replaceSide(ledger, fates.length === 0 ? others : { ...side, [list]: fates });
}
