import { type CapitalShipFate, type Ledger, victoryPoints } from 'wargame-rules/battlefleet-gothic';
import type { BenchTable, Contender } from '../benchTable';

const STATUSES: readonly CapitalShipFate['status'][] = ['on-table', 'disengaged', 'destroyed'];

/** So many ships a side, of each of which something has become. */
function ledger(ships: number): Ledger {
  const side = (player: string) => ({
    player,
    fleet: {
      name: player,
      capitalShips: Array.from({ length: ships }, (_, index) => ({
        id: `${player}${index}`,
        name: `Ship ${index}`,
        type: 'cruiser' as const,
        points: 150 + (index % 7) * 10,
        damagePoints: 8,
      })),
      squadrons: [],
    },
    capitalShips: Array.from({ length: ships }, (_, index) => ({
      id: `${player}${index}`,
      status: STATUSES[index % STATUSES.length] as CapitalShipFate['status'],
    })),
  });
  return { sides: [side('Ann'), side('Ben')] };
}

function scoring(ships: number, more: Partial<Contender> = {}): Contender {
  return {
    name: `${ships} ships in all`,
    units: ships,
    start() {
      const told = ledger(ships / 2);
      return {
        run: () => victoryPoints(told),
        checksum(result) {
          const [one, other] = (result as ReturnType<typeof victoryPoints>).sides;
          return one.total === other.total && one.total > 0 ? 'both sides score alike' : 'something is wrong';
        },
      };
    },
    ...more,
  };
}

export const table: BenchTable = {
  title: 'Battlefleet Gothic: a ledger checked and scored',
  comparisons: [
    {
      title: '1,000 ships against 100: linear when the ratio is near 1',
      unit: 'ship',
      ours: scoring(1_000, { atMostMilliseconds: 0.001 }),
      other: scoring(100),
      limit: { atMostTimesTheTime: 2 },
    },
  ],
};
