import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  battleResult,
  type CapitalShipStatus,
  holdsField,
  hulkVictoryPoints,
  type Ledger,
  victoryPoints,
} from 'wargame-rules/battlefleet-gothic';
import { ledger } from '../ledger/arbitraries';
import { ADMIRAL, battle, cruiser, fate, fleet, refusals, squadron } from '../ledger/build';

/** One ship each. */
const duel = (ann: CapitalShipStatus, ben: CapitalShipStatus, points = 185): Ledger =>
  battle(
    { fleet: fleet([cruiser('a', { points })]), capitalShips: [fate('a', ann)] },
    { fleet: fleet([cruiser('b', { points })]), capitalShips: [fate('b', ben)] },
  );
const holders = (told: Ledger) => ['Ann', 'Ben'].filter((player) => holdsField(told, player));
const totals = (told: Ledger) => victoryPoints(told).sides.map(({ total }) => total);

describe('holding the field', () => {
  it('BG-VP-3: needs every enemy ship destroyed or gone, and a ship in action', () => {
    expect(holders(duel('on-table', 'destroyed'))).toEqual(['Ann']);
    expect(holders(duel('on-table', 'disengaged'))).toEqual(['Ann']);
    expect(holders(duel('on-table', 'hulk'))).toEqual(['Ann']);
    expect(holders(duel('on-table', 'exited'))).toEqual(['Ann']);
    expect(holders(duel('on-table', 'on-table'))).toEqual([]);
    expect(holders(duel('on-table', 'off-table'))).toEqual([]);
    expect(holders(duel('hulk', 'destroyed'))).toEqual([]);
    expect(holders(duel('disengaged', 'disengaged'))).toEqual([]);
  });

  it('BG-VP-3: asks about escorts and transports too, and not about planetary defences', () => {
    const defences = [{ id: 'dock', name: 'Dock', points: 90 }];
    const transports = [{ id: 't', name: 'Barge', points: 15 }];
    const gone = [fate('b', 'disengaged')];
    const against = (more: object) =>
      holders(battle({}, { fleet: fleet([cruiser('b')], [], more), capitalShips: gone }));
    expect(against({ defences })).toEqual(['Ann']);
    expect(against({ transports })).toEqual([]);
    const escorted = battle({}, { fleet: fleet([cruiser('b')], [squadron('s', 2)]), capitalShips: gone });
    expect(holders(escorted)).toEqual([]);
    const byBarge = battle(
      { fleet: fleet([cruiser('a')], [], { transports }), capitalShips: [fate('a', 'destroyed')] },
      { fleet: fleet([cruiser('b')]), capitalShips: gone },
    );
    expect(holders(byBarge)).toEqual(['Ann']);
    const byDefences = battle(
      { fleet: fleet([], [], { defences }) },
      { fleet: fleet([cruiser('b')]), capitalShips: gone },
    );
    expect(holders(byDefences)).toEqual([]);
  });

  it('BG-VP-4, C32: gives half for each hulk, on top for an enemy and for an own one', () => {
    expect(hulkVictoryPoints(185)).toBe(93);
    expect(refusals(() => hulkVictoryPoints(-1))).toEqual([['argument/out-of-range', 'points']]);
    expect(totals(duel('on-table', 'hulk'))).toEqual([278, 0]);
    expect(totals(duel('on-table', 'hulk', 180))).toEqual([270, 0]);
    const ownHulk = battle(
      { fleet: fleet([cruiser('a'), cruiser('h', { points: 145 })]), capitalShips: [fate('h', 'hulk')] },
      { fleet: fleet([cruiser('b')]), capitalShips: [fate('b', 'hulk')] },
    );
    expect(totals(ownHulk)).toEqual([180 + 90 + 73, 145]);
    expect(victoryPoints(ownHulk).sides[0].items.map(({ rule, points }) => [rule, points])).toEqual([
      ['BG-VP-1', 180],
      ['BG-VP-4', 90],
      ['BG-VP-4', 73],
    ]);
  });

  it('BG-VP-4: counts refits and commander in', () => {
    const flagship = cruiser('b', { commander: ADMIRAL, refits: [{ name: 'Ram', points: 5 }] });
    const told = battle({}, { fleet: fleet([flagship]), capitalShips: [fate('b', 'hulk')] });
    expect(totals(told)).toEqual([235 + 118, 0]);
  });

  it('C32: gives nothing for hulks while nobody holds the field', () => {
    expect(totals(duel('hulk', 'hulk'))).toEqual([185, 185]);
    const resisting = battle(
      {},
      { fleet: fleet([cruiser('b'), cruiser('c')]), capitalShips: [fate('b', 'hulk')] },
    );
    expect(totals(resisting)).toEqual([180, 0]);
  });

  it('is never done by both', () => {
    fc.assert(
      fc.property(ledger, (told) => {
        expect(holders(told).length).toBeLessThanOrEqual(1);
        expect(victoryPoints(told).sides.map((side) => side.holdsField)).toEqual(
          ['Ann', 'Ben'].map((player) => holdsField(told, player)),
        );
      }),
    );
  });

  it('is asked of a player of the battle', () => {
    expect(refusals(() => holdsField(battle({}, {}), 'Cid'))).toEqual([['ledger/unknown-player', 'player']]);
  });
});

describe('the result', () => {
  it('BG-VP-10: the most victory points win, equal points are a draw', () => {
    expect(battleResult(duel('disengaged', 'on-table'))).toMatchObject({
      winner: 'Ben',
      decidedBy: 'victory-points',
    });
    expect(battleResult(duel('on-table', 'disengaged')).winner).toBe('Ann');
    expect(battleResult(duel('on-table', 'on-table')).winner).toBeNull();
  });

  it('BG-VP-10, C60: both fleets destroyed is a draw on equal points, whoever is listed first', () => {
    expect(battleResult(duel('destroyed', 'destroyed')).winner).toBeNull();
  });

  it('BG-VP-10: the scenario may decide otherwise', () => {
    const told = duel('on-table', 'disengaged');
    expect(battleResult({ ...told, verdict: { winner: 'Ben' } })).toMatchObject({
      winner: 'Ben',
      decidedBy: 'scenario',
    });
    expect(battleResult({ ...told, verdict: { winner: null } }).winner).toBeNull();
  });
});
