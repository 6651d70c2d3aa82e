import { capitalShipOutcome } from './capitalShipOutcome';
import { requireLedger } from './checkLedger';
import { defenceOutcome, squadronOutcome, transportOutcome } from './escortOutcomes';
import type { Ledger } from './ledger';
import type { LedgerSide } from './ledgerSide';
import { sideOf } from './sideOf';
import type { UnitOutcome } from './unitOutcome';

/**
 * Tells of each unit of a fleet what it is worth and what became of it.
 *
 * @param ledger - the battle
 * @param player - whose fleet
 * @returns the units in the order of the fleet: capital ships, squadrons, transports, defences
 * @throws {@link WargameError} with every fault that {@link checkLedger} finds; `ledger/unknown-player`
 * @since 0.1.0
 * @example
 * ```ts
 * import { unitOutcomes } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 185, damagePoints: 8 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * const [outcome] = unitOutcomes(
 *   {
 *     sides: [
 *       { player: 'Ann', fleet, capitalShips: [{ id: 'lion', status: 'on-table', damageLost: 4 }] },
 *       { player: 'Ben', fleet },
 *     ],
 *   },
 *   'Ann',
 * );
 * outcome?.crippled; // => true
 * ```
 */
export function unitOutcomes(ledger: Ledger, player: string): readonly UnitOutcome[] {
  return outcomesOf(sideOf(requireLedger(ledger), player));
}

/** The same for a side known to be sound. */
export function outcomesOf(side: LedgerSide): readonly UnitOutcome[] {
  const { capitalShips, squadrons, transports = [], defences = [] } = side.fleet;
  const shipFates = byId(side.capitalShips);
  const squadronFates = byId(side.squadrons);
  const transportFates = byId(side.transports);
  const defenceFates = byId(side.defences);
  return [
    ...capitalShips.map((ship) => capitalShipOutcome(ship, shipFates.get(ship.id))),
    ...squadrons.map((squadron) => squadronOutcome(squadron, squadronFates.get(squadron.id))),
    ...transports.map((transport) => transportOutcome(transport, transportFates.get(transport.id))),
    ...defences.map((defence) => defenceOutcome(defence, defenceFates.get(defence.id))),
  ];
}

function byId<Fate extends { readonly id: string }>(fates: readonly Fate[] = []): ReadonlyMap<string, Fate> {
  return new Map(fates.map((fate) => [fate.id, fate]));
}
