import { requireNone } from '../../../core/errors/requireNone';
import type { Violation } from '../../../core/errors/violation';
import { plainCopy } from '../../../core/game/plainCopy';
import { givenObject } from '../../fleet/given';
import { checkDeed } from '../checkDeeds';
import { requireLedger } from '../checkLedger';
import type { Deed } from '../deed';
import type { Ledger } from '../ledger';
import type { LedgerErrorCode } from '../ledgerErrorCode';
import { enemyOf, sideOf } from '../sideOf';
import { unitsOf } from '../unitsOf';
import { replaceSide } from './replaceSide';

/**
 * Records something that a unit did to one of the enemy's. Done twice it is two deeds.
 *
 * @param ledger - the battle so far
 * @param player - whose unit did it
 * @param deed - what was done, by whom and to whom
 * @returns the ledger with it, after the deeds that are there; the one given stays as it was
 * @throws {@link WargameError} `ledger/unknown-player`; `ledger/unknown-id`, `ledger/contradiction` or `argument/…` with
 *   each place in `deed`; every fault that {@link checkLedger} finds in the ledger given
 * @since 0.1.0
 * @example
 * ```ts
 * import { recordDeed, startLedger } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 180 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * const started = startLedger([{ player: 'Ann', fleet }, { player: 'Ben', fleet }]);
 * recordDeed(started, 'Ann', { type: 'fire', by: 'lion', target: 'lion' }).sides[0].deeds;
 * // => [{ type: 'fire', by: 'lion', target: 'lion' }]
 * recordDeed(started, 'Ann', { type: 'fire', by: 'lion', target: 'tiger' }); // => throws ledger/unknown-id
 * ```
 */
export function recordDeed(ledger: Ledger, player: string, deed: Deed): Ledger {
  const side = sideOf(requireLedger(ledger), player);
  const own = unitsOf(side);
  const enemy = unitsOf(enemyOf(ledger, player));
  const faults: Violation<LedgerErrorCode>[] = [];
  const given = givenObject(deed, () => 'deed', faults);
  if (given) checkDeed(given, own, enemy, faults);
  requireNone(faults);
  return replaceSide(ledger, { ...side, deeds: [...(side.deeds ?? []), plainCopy(deed)] });
}
