/** Small builders for fleets and ledgers in tests. */
import type {
  CapitalShip,
  CapitalShipFate,
  EscortSquadron,
  Fleet,
  Ledger,
  LedgerSide,
} from 'wargame-rules/battlefleet-gothic';
import { violationsOf } from '../../violationsOf';

export const ADMIRAL = { name: 'Admiral', points: 50, leadership: 8, rerolls: 1 } as const;

export function cruiser(id: string, more: Partial<CapitalShip> = {}): CapitalShip {
  return { id, name: `The ${id}`, type: 'cruiser', points: 180, damagePoints: 8, ...more };
}

export function squadron(id: string, ships: number, points = 30): EscortSquadron {
  const escort = (_: unknown, index: number) => ({ name: `${id} ${index + 1}`, points });
  return { id, name: `Squadron ${id}`, ships: Array.from({ length: ships }, escort) };
}

export function fleet(
  capitalShips: readonly CapitalShip[],
  squadrons: readonly EscortSquadron[] = [],
  more: Partial<Fleet> = {},
): Fleet {
  return { name: 'Fleet', capitalShips, squadrons, ...more };
}

export function fate(
  id: string,
  status: CapitalShipFate['status'],
  more: Partial<CapitalShipFate> = {},
): CapitalShipFate {
  return { id, status, ...more };
}

/** Ann against Ben. */
export function battle(
  ann: Partial<LedgerSide>,
  ben: Partial<LedgerSide>,
  more: Partial<Ledger> = {},
): Ledger {
  const side = (player: string, told: Partial<LedgerSide>): LedgerSide => ({
    player,
    fleet: fleet([cruiser(`${player.toLowerCase()}'s`)]),
    ...told,
  });
  return { sides: [side('Ann', ann), side('Ben', ben)], ...more };
}

/** What an action threw: each reason as code and path. */
export function refusals(action: () => unknown): readonly (readonly [string, string | undefined])[] {
  return violationsOf(action).map(({ code, path }) => [code, path] as const);
}
