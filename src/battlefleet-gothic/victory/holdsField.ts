import { requireLedger } from '../ledger/checkLedger';
import type { Ledger } from '../ledger/ledger';
import { enemyOf, sideOf } from '../ledger/sideOf';
import type { UnitOutcome } from '../ledger/unitOutcome';
import { outcomesOf } from '../ledger/unitOutcomes';

/**
 * Tells whether a player holds the field: every ship of the enemy is destroyed or gone, and a ship of his own is
 * still in action on the table. Hulks are destroyed on either side; planetary defences are no ships. A ship in
 * reserve is neither destroyed nor gone; one that left where the scenario wanted it to is gone.
 *
 * @param ledger - the battle
 * @param player - who may hold the field
 * @returns whether he does
 * @throws {@link WargameError} with every fault that {@link checkLedger} finds; `ledger/unknown-player`
 * @rule BG-VP-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { holdsField, type Ledger } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 185 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * const ledger: Ledger = {
 *   sides: [
 *     { player: 'Ann', fleet, capitalShips: [{ id: 'lion', status: 'hulk' }] },
 *     { player: 'Ben', fleet },
 *   ],
 * };
 * holdsField(ledger, 'Ben'); // => true
 * holdsField(ledger, 'Ann'); // => false
 * ```
 */
export function holdsField(ledger: Ledger, player: string): boolean {
  const own = sideOf(requireLedger(ledger), player);
  return commandsField(outcomesOf(own), outcomesOf(enemyOf(ledger, player)));
}

/** The same for fleets whose fates are known. */
export function commandsField(own: readonly UnitOutcome[], enemy: readonly UnitOutcome[]): boolean {
  return own.some(isInAction) && enemy.every(isGone);
}

function isInAction({ kind, status }: UnitOutcome): boolean {
  return kind !== 'defence' && status === 'on-table';
}

function isGone({ kind, status, destroyed }: UnitOutcome): boolean {
  return kind === 'defence' || destroyed || status === 'disengaged' || status === 'exited';
}
