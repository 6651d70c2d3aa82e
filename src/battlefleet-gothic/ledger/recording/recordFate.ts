import { requireNone } from '../../../core/errors/requireNone';
import type { Violation } from '../../../core/errors/violation';
import { plainCopy } from '../../../core/game/plainCopy';
import type { Members } from '../../../core/shape/hasMembers';
import { members, text } from '../../../core/shape/shapes';
import { shapeFaults } from '../../fleet/given';
import { checkFate } from '../checkFates';
import { requireLedger } from '../checkLedger';
import type { Ledger } from '../ledger';
import type { LedgerErrorCode } from '../ledgerErrorCode';
import { enemyOf, sideOf } from '../sideOf';
import { unitsOf } from '../unitsOf';
import { type Fate, fatesIn } from './fatesIn';
import { joinedFate } from './joinedFate';
import { replaceSide } from './replaceSide';
import type { ToldFate } from './toldFate';
import { unitNamed } from './unitNamed';

const toldShape = members({ told: members({ id: text }) });

/**
 * Records what became of a unit, on top of what is recorded of it: what is not told now stays. A squadron that loses
 * the last of its ships is destroyed, and one that is destroyed has lost them all. Who or what crippled or destroyed it
 * is forgotten where that can't be any more, as when a ship was taken for destroyed by mistake.
 *
 * @param ledger - the battle so far
 * @param player - whose unit
 * @param told - the unit by its id, and whatever is new of it
 * @returns the ledger with it; the one given stays as it was
 * @throws {@link WargameError} `ledger/unknown-player`, `ledger/unknown-id`; `ledger/contradiction`,
 *   `ledger/destroyed-and-disengaged` or `argument/…` with each place in `told`; every fault that {@link checkLedger}
 *   finds in the ledger given
 * @rule BG-VP-2, BG-VP-7, BG-VP-8
 * @since 0.1.0
 * @example
 * ```ts
 * import { recordFate, startLedger } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 180 } as const;
 * const gull = { name: 'Gull', points: 35 };
 * const gulls = { id: 'gulls', name: 'Gulls', ships: [gull, gull] };
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [gulls] };
 * const started = startLedger([{ player: 'Ann', fleet }, { player: 'Ben', fleet }]);
 *
 * const crippled = recordFate(started, 'Ann', { id: 'lion', crippled: true, crippledBy: 'gulls' });
 * const fled = recordFate(crippled, 'Ann', { id: 'lion', status: 'disengaged' });
 * fled.sides[0].capitalShips;
 * // => [{ id: 'lion', status: 'disengaged', crippled: true, crippledBy: 'gulls' }]
 * recordFate(fled, 'Ben', { id: 'gulls', lost: 2 }).sides[1].squadrons;
 * // => [{ id: 'gulls', status: 'destroyed', lost: 2 }]
 * recordFate(fled, 'Ann', { id: 'tiger', status: 'hulk' }); // => throws ledger/unknown-id
 * ```
 */
export function recordFate(ledger: Ledger, player: string, told: ToldFate): Ledger {
  const side = sideOf(requireLedger(ledger), player);
  const own = unitsOf(side);
  requireNone(shapeFaults(toldShape, { told }));
  const named = unitNamed(own, told.id, 'told.id');
  const fates = fatesIn(side, named.list);
  const before = fates.find(({ id }) => id === told.id);
  const value = joinedFate(named, { ...before }, { ...told });
  const faults: Violation<LedgerErrorCode>[] = [];
  checkFate(named.list, { value, place: () => 'told' }, own, unitsOf(enemyOf(ledger, player)), faults);
  requireNone(faults);
  const fate = plainCopy(value) as Fate & Members;
  const replaced = fates.map((one) => (one === before ? fate : one));
  return replaceSide(ledger, { ...side, [named.list]: before ? replaced : [...fates, fate] });
}
