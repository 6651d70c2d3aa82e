import type { ArgumentErrorCode } from '../../../core/errors/argumentErrorCode';
import { requireWholeNumber } from '../../../core/errors/requireWholeNumber';
import { WargameError } from '../../../core/errors/wargameError';
import { requireLedger } from '../checkLedger';
import type { Ledger } from '../ledger';
import { sideOf } from '../sideOf';
import { replaceSide } from './replaceSide';

/**
 * Takes back a deed that was recorded.
 *
 * @param ledger - the battle so far
 * @param player - whose deed
 * @param index - which one of his, from 0 in the order in which they were recorded
 * @returns the ledger without it; the one given stays as it was
 * @throws {@link WargameError} `ledger/unknown-player`; `argument/out-of-range` where there is no such deed, or another
 *   `argument/…`; every fault that {@link checkLedger} finds in the ledger given
 * @since 0.1.0
 * @example
 * ```ts
 * import { forgetDeed, recordDeed, startLedger } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 180 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * const started = startLedger([{ player: 'Ann', fleet }, { player: 'Ben', fleet }]);
 * const fired = recordDeed(started, 'Ann', { type: 'fire', by: 'lion', target: 'lion' });
 * forgetDeed(fired, 'Ann', 0).sides[0].deeds; // => undefined
 * forgetDeed(fired, 'Ben', 0); // => throws argument/out-of-range
 * ```
 */
export function forgetDeed(ledger: Ledger, player: string, index: number): Ledger {
  const side = sideOf(requireLedger(ledger), player);
  const { deeds = [], ...others } = side;
  if (requireWholeNumber(index, 'index') >= deeds.length) {
    throw new WargameError<ArgumentErrorCode>({
      code: 'argument/out-of-range',
      message: `no such deed, ${player} has ${deeds.length}`,
      path: 'index',
      facts: { value: index, deeds: deeds.length },
    });
  }
  const kept = deeds.filter((_, at) => at !== index);
  return replaceSide(ledger, kept.length === 0 ? others : { ...side, deeds: kept });
}
