import type { CapitalShip } from '../fleet/capitalShip';
import { isDecoyShown } from './isDecoyShown';
import type { Ledger } from './ledger';
import type { LedgerSide } from './ledgerSide';

/**
 * Shows a ledger to one viewer while the battle goes on: a decoy of somebody else's looks like the ship that it poses
 * as, until it fires or is fired on.
 *
 * @param ledger - the battle so far
 * @param viewer - a player, or anybody else
 * @returns the ledger as the viewer may know it
 * @rule BG-SUB-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { viewLedger } from 'wargame-rules/battlefleet-gothic';
 *
 * const hulk = { id: 'lion', name: 'Lion', type: 'cruiser', points: 185, decoy: true } as const;
 * const fleet = { name: 'Patrol', capitalShips: [hulk], squadrons: [] };
 * const { sides } = viewLedger({ sides: [{ player: 'Ann', fleet }, { player: 'Ben', fleet }] }, 'Ann');
 * sides.map((side) => side.fleet.capitalShips.map(({ decoy }) => decoy ?? false)); // => [[true], [false]]
 * ```
 */
export function viewLedger(ledger: Ledger, viewer: string): Ledger {
  const [first, second] = ledger.sides;
  return {
    ...ledger,
    sides: [viewSide(first, second, viewer), viewSide(second, first, viewer)],
  };
}

function viewSide(side: LedgerSide, enemy: LedgerSide, viewer: string): LedgerSide {
  if (side.player === viewer) return side;
  const { fleet, deeds = [] } = side;
  const isShown = (id: string): boolean => isDecoyShown(id, deeds, enemy.deeds ?? []);
  const capitalShips = fleet.capitalShips.map((ship) => (isShown(ship.id) ? ship : disguised(ship)));
  return { ...side, fleet: { ...fleet, capitalShips } };
}

function disguised({ decoy, ...ship }: CapitalShip): CapitalShip {
  return ship;
}
