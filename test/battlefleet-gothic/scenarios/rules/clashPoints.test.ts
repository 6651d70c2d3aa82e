import { describe, expect, it } from 'vitest';
import {
  type CapitalShipFate,
  cruiserClash,
  decideScenario,
  type SquadronFate,
} from 'wargame-rules/battlefleet-gothic';
import { refusals } from '../../ledger/build';
import { cruiser, fleet, side, squadron } from '../arbitraries';

const cats = fleet({
  capitalShips: [cruiser('lion', 185, { damagePoints: 8 }), cruiser('lynx', 120, { damagePoints: 6 })],
  squadrons: [squadron('kittens', 2)],
});
const dogs = fleet({ capitalShips: [cruiser('wolf', 185), cruiser('fox', 185)] });

/** A clash in which Ben, who is the second side, stands first in the ledger. */
function clash(
  ann: readonly CapitalShipFate[],
  ben: readonly CapitalShipFate[] = [],
  squadrons: readonly SquadronFate[] = [],
) {
  const sides = [
    side('Ben', dogs, { capitalShips: ben }),
    side('Ann', cats, { capitalShips: ann, squadrons }),
  ] as const;
  return { players: { first: 'Ann', second: 'Ben' }, ledger: { sides }, events: {} };
}

describe('the points of a Cruiser Clash', () => {
  it('go to the other side, whoever stands first in the ledger', () => {
    const result = decideScenario(cruiserClash, clash([{ id: 'lion', status: 'on-table', damageLost: 2 }]));
    expect(result).toMatchObject({ winner: 'Ben', winningSide: 'second', level: 'victory' });
    expect(result.reasons.map(({ facts }) => facts)).toEqual([{ first: 0, second: 2 }]);
    const won = decideScenario(cruiserClash, clash([], [{ id: 'fox', status: 'on-table', damageLost: 1 }]));
    expect(won).toMatchObject({ winner: 'Ann', winningSide: 'first', level: 'victory' });
  });

  it('count all damage points of the very ship that was destroyed without figures', () => {
    const { reasons } = decideScenario(cruiserClash, clash([{ id: 'lynx', status: 'destroyed' }]));
    expect(reasons.map(({ facts }) => facts)).toEqual([{ first: 0, second: 6 + 3 }]);
  });

  it('come from capital ships only', () => {
    const sunk = [{ id: 'kittens', status: 'destroyed', lost: 2 }] as const;
    const { winner, reasons } = decideScenario(cruiserClash, clash([], [], sunk));
    expect([winner, reasons.map(({ facts }) => facts)]).toEqual([null, [{ first: 0, second: 0 }]]);
  });

  it('can not be counted where damage was not told, and each place is named', () => {
    const untold = { status: 'on-table', crippled: true } as const;
    const told = { status: 'on-table', damageLost: 1 } as const;
    const battle = clash(
      [
        { id: 'lion', ...told },
        { id: 'lynx', ...untold },
      ],
      [{ id: 'fox', ...untold }],
    );
    expect(refusals(() => decideScenario(cruiserClash, battle))).toEqual([
      ['scenario/damage-unknown', 'sides[0].capitalShips[0].damageLost'],
      ['scenario/damage-unknown', 'sides[1].capitalShips[1].damageLost'],
    ]);
  });
});
