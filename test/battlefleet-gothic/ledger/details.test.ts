import { describe, expect, it } from 'vitest';
import {
  checkFleet,
  checkLedger,
  type Fleet,
  fleetPoints,
  type Ledger,
  type LedgerSide,
  lossesThatCripple,
  unitOutcomes,
  viewLedger,
} from 'wargame-rules/battlefleet-gothic';
import { battle, cruiser, fate, fleet, squadron } from './build';

const own = fleet([cruiser('a')], [squadron('s', 3)]);
const faultsOf = (told: object, of: Fleet = own) =>
  checkLedger(battle({ fleet: of, ...(told as Partial<LedgerSide>) }, { fleet: fleet([cruiser('b')]) }));
const codes = (faults: ReturnType<typeof checkLedger>) => faults.map(({ code, path }) => [code, path]);
const ofShip = (told: object) => faultsOf({ capitalShips: [{ ...fate('a', 'on-table'), ...told }] });
const ofSquadron = (told: object) =>
  faultsOf({ squadrons: [{ id: 's', status: 'on-table', lost: 0, ...told }] });

describe('a fault of a ledger', () => {
  it('has the figures and the clause behind it', () => {
    expect(ofShip({ damageLost: 9 })[0]?.facts).toEqual({ value: 9, most: 8 });
    expect(ofSquadron({ lost: 4 })[0]?.facts).toEqual({ value: 4, most: 3 });
    expect(ofShip({ status: 'destroyed', destroyedBy: 'nobody' })[0]?.facts).toEqual({ id: 'nobody' });
    const twice = faultsOf({ capitalShips: [fate('a', 'on-table'), fate('a', 'on-table')] });
    expect(twice).toEqual([
      expect.objectContaining({ code: 'ledger/several-fates', rule: 'BG-VP-2', facts: { id: 'a' } }),
    ]);
    expect(ofSquadron({ status: 'disengaged', lost: 3 })).toEqual([
      expect.objectContaining({ code: 'ledger/destroyed-and-disengaged', rule: 'BG-VP-7' }),
    ]);
    expect(checkFleet(fleet([cruiser('a'), cruiser('a')]))[0]?.facts).toEqual({ id: 'a' });
    expect(() => lossesThatCripple(0)).toThrow(/^ships: /);
  });

  it('names a unit of the enemy that nobody has', () => {
    expect(codes(ofShip({ crippled: true, crippledBy: 'nobody' }))).toEqual([
      ['ledger/unknown-id', 'sides[0].capitalShips[0].crippledBy'],
    ]);
  });

  it('takes no text for a figure, and says nothing else about it', () => {
    const lost = ['argument/not-a-whole-number', 'sides[0].capitalShips[0].damageLost'];
    expect(codes(ofShip({ damageLost: '9' }))).toEqual([lost]);
    expect(codes(ofShip({ damageLost: '8', crippled: false }))).toEqual([lost]);
    expect(codes(ofShip({ damageLost: '5', damageDealt: 2 }))).toEqual([
      lost,
      ['ledger/contradiction', 'sides[0].capitalShips[0].damageDealt'],
    ]);
    const textual = fleet([cruiser('a', { damagePoints: '8' as never })]);
    expect(codes(faultsOf({ capitalShips: [fate('a', 'on-table', { damageLost: 9 })] }, textual))).toEqual([
      ['argument/not-a-whole-number', 'sides[0].fleet.capitalShips[0].damagePoints'],
    ]);
    expect(codes(ofSquadron({ status: 'destroyed', lost: '3' }))).toEqual([
      ['argument/not-a-whole-number', 'sides[0].squadrons[0].lost'],
    ]);
  });

  it('is not found twice: a unit without an id or ships is no other one, and crippled by nobody', () => {
    const nameless = { status: 'on-table' };
    expect(codes(faultsOf({ capitalShips: [nameless, nameless] }))).toEqual([
      ['argument/missing', 'sides[0].capitalShips[0].id'],
      ['argument/missing', 'sides[0].capitalShips[1].id'],
    ]);
    const { id: _, ...ship } = cruiser('a');
    expect(codes(checkFleet(fleet([ship as never, ship as never])))).toEqual([
      ['argument/missing', 'capitalShips[0].id'],
      ['argument/missing', 'capitalShips[1].id'],
    ]);
    const empty = fleet([cruiser('a')], [squadron('s', 0)]);
    const told = { squadrons: [{ id: 's', status: 'on-table', lost: 0, crippledBy: 'b' }] };
    expect(codes(faultsOf(told, empty))).toEqual([
      ['fleet/empty-squadron', 'sides[0].fleet.squadrons[0].ships'],
    ]);
  });

  it('is found in what is no ship, and beside a side too many or too few', () => {
    const none = fleet([null as never, cruiser('a')]);
    expect(codes(faultsOf({ capitalShips: [fate('a', 'on-table')] }, none))).toEqual([
      ['argument/missing', 'sides[0].fleet.capitalShips[0]'],
    ]);
    const [ann, ben] = battle({ capitalShips: [fate("ann's", 'destroyed')] }, {}).sides;
    for (const sides of [[ann], [ben, ben, ann]]) {
      expect(codes(checkLedger({ sides } as unknown as Ledger))).toContainEqual([
        'ledger/two-sides',
        'sides',
      ]);
    }
  });

  it('BG-VP-8: is none where just enough ships are lost to be crippled', () => {
    expect(ofSquadron({ lost: 2, crippledBy: 'b' })).toEqual([]);
  });
});

describe('a fleet of ships and escorts only', () => {
  it('has no other units and no other points', () => {
    expect(fleetPoints(own)).toBe(270);
    expect(unitOutcomes(battle({ fleet: own }, {}), 'Ann')).toHaveLength(2);
  });

  it('comes through unharmed where nothing is told of it, and has no decoys', () => {
    const all = { ...own, transports: [{ id: 't', name: 'Barge', points: 10 }] };
    const defended = { ...all, defences: [{ id: 'd', name: 'Dock', points: 90 }] };
    const outcomes = unitOutcomes(battle({ fleet: defended }, {}), 'Ann');
    expect(outcomes.map(({ decoy, damageLost, damageDealt }) => [decoy, damageLost, damageDealt])).toEqual([
      [false, 0, 0],
      [false, null, null],
      [false, null, null],
      [false, null, null],
    ]);
  });
});

describe('a decoy', () => {
  const ann = { fleet: fleet([cruiser('a'), cruiser('decoy', { decoy: true })]) };
  const isSeen = (anns: object[], bens: object[]) => {
    const told = battle(
      { ...ann, deeds: anns as never },
      { fleet: fleet([cruiser('b')]), deeds: bens as never },
    );
    return viewLedger(told, 'Ben').sides[0].fleet.capitalShips.some((ship) => ship.decoy);
  };

  it('BG-SUB-3: stays hidden when others fire, and when anything but fire has to do with it', () => {
    expect(isSeen([{ type: 'fire', by: 'a', target: 'b' }], [])).toBe(false);
    expect(isSeen([{ type: 'boarding', by: 'decoy', target: 'b' }], [])).toBe(false);
    expect(isSeen([], [{ type: 'boarding', by: 'b', target: 'decoy' }])).toBe(false);
    expect(isSeen([{ type: 'fire', by: 'decoy', target: 'b' }], [])).toBe(true);
    expect(isSeen([], [{ type: 'fire', by: 'b', target: 'decoy' }])).toBe(true);
  });
});
