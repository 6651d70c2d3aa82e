import { describe, expect, it } from 'vitest';
import { scriptedDice, seededDice } from 'wargame-rules';
import {
  type CapitalShipFate,
  checkForces,
  checkSetUp,
  cruiserClash,
  decideScenario,
  type Fleet,
  scenarioEnds,
  setUpScenario,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { cruiser, fleet, side, squadron, zoneHolds } from './arbitraries';
import { code, codes, table } from './shorthand';

describe('scenario one: Cruiser Clash', () => {
  const forces = (first: Fleet, second: Fleet) => ({
    agreed: {},
    rolls: {},
    forces: { fleets: { first, second } },
  });
  const lions = fleet({ capitalShips: [cruiser('lion', 185)] });
  const tigers = fleet({ capitalShips: [cruiser('tiger', 170)] });
  const battle = (one: CapitalShipFate, other: CapitalShipFate) =>
    ({
      players: { first: 'Ann', second: 'Ben' },
      ledger: {
        sides: [side('Ann', lions, { capitalShips: [one] }), side('Ben', tigers, { capitalShips: [other] })],
      },
      events: {},
    }) as const;

  it('BG-FORMAT-1: takes one to four cruisers of up to 185 points, as many on both sides', () => {
    expect(checkForces(cruiserClash, deepFreeze(forces(lions, tigers)))).toEqual([]);
    const five = fleet({
      capitalShips: ['a', 'b', 'c', 'd', 'e'].map((id) => cruiser(id, 186)),
      squadrons: [squadron('s', 2)],
    });
    expect(codes(checkForces(cruiserClash, forces(five, tigers)))).toEqual([
      'wrong-ship forces.fleets.first.squadrons[0]',
      'too-many-ships forces.fleets.first.capitalShips',
      'unequal-numbers forces.fleets',
      ...[0, 1, 2, 3, 4].map((index) => `too-many-points forces.fleets.first.capitalShips[${index}]`),
    ]);
    const battleship = fleet({ capitalShips: [cruiser('wall', 100, { type: 'battleship' })] });
    expect(codes(checkForces(cruiserClash, forces(battleship, tigers)))).toEqual([
      'wrong-ship forces.fleets.first.capitalShips[0].type',
    ]);
    const none = fleet({ squadrons: [squadron('s', 2)] });
    expect(codes(checkForces(cruiserClash, forces(none, tigers)))).toContain(
      'too-few-ships forces.fleets.first.capitalShips',
    );
  });

  it('knows the alternatives: no cap, one carrier, a limit for the fleet', () => {
    const dear = (carrier: boolean) =>
      fleet({ capitalShips: [cruiser('dear', 230, { carrier }), cruiser('plain', 100)] });
    const two = fleet({ capitalShips: [cruiser('x', 185), cruiser('y', 185)] });
    const check = (agreed: object, first: Fleet) =>
      codes(checkForces(cruiserClash, { ...forces(first, two), agreed }));
    expect(check({}, dear(true))).toEqual(['too-many-points forces.fleets.first.capitalShips[0]']);
    expect(check({ alternative: 'no-cap' }, dear(false))).toEqual([]);
    expect(check({ alternative: 'one-carrier' }, dear(true))).toEqual([]);
    expect(check({ alternative: 'one-carrier' }, dear(false))).toHaveLength(1);
    expect(check({ alternative: 'points' }, dear(true))).toEqual([]);
    expect(check({ alternative: 'points', points: 329 }, dear(true))).toContain(
      'too-many-points forces.fleets.first',
    );
    expect(check({ alternative: 'more' }, dear(true))).toEqual(['bad-agreement agreed.alternative']);
    expect(check({ points: 1.5 }, dear(true))).toEqual(['bad-agreement agreed.points']);
  });

  it('sets up in two zones 60 cm apart, the lowest die placing first', () => {
    const facts = { ...forces(lions, tigers), choices: {}, table, battlezone: 'none' } as const;
    const setUp = setUpScenario(cruiserClash, facts, scriptedDice([4, 6, 5, 3, 3, 6, 2, 1, 6]));
    expect(setUp.rolls).toEqual({
      zoneRoll: 5,
      zones: { first: 'B', second: 'A' },
      placesFirst: 'second',
      dice: [6, 2],
    });
    expect(setUp.zones.map(({ side: one, name, heading }) => `${one} ${name} ${heading}`)).toEqual([
      'first Zone B 0',
      'second Zone A 180',
    ]);
    expect(zoneHolds(setUp.zones[0], { x: 45, y: 30 })).toBe(true);
    expect(zoneHolds(setUp.zones[1], { x: 45, y: 90 })).toBe(true);
    expect(zoneHolds(setUp.zones[1], { x: 44, y: 90 })).toBe(false);
    expect(zoneHolds(setUp.zones[1], { x: 90, y: 89 })).toBe(false);
    const later = { ...facts, battlezone: 'roll' } as const;
    expect(setUpScenario(cruiserClash, later, seededDice(1)).battlefield?.zone).toMatch(
      /outer-reaches|deep-space/,
    );
    expect(codes(checkSetUp(cruiserClash, { ...facts, battlezone: 'deep-space' }))).toEqual([
      'wrong-battlezone battlezone',
    ]);
  });

  it('BG-SUB-3: is won by damage: a point each, 1 for a crippled ship or 3 for a destroyed one, none for a decoy', () => {
    const win = battle(
      { id: 'lion', status: 'on-table', damageLost: 5 },
      { id: 'tiger', status: 'hulk', damageLost: 8 },
    );
    expect(decideScenario(cruiserClash, deepFreeze(win))).toMatchObject({
      winningSide: 'first',
      decidedBy: 'scenario',
      reasons: [{ facts: { first: 11, second: 6 } }],
      ledger: { verdict: { winner: 'Ann' } },
    });
    const loss = battle(
      { id: 'lion', status: 'destroyed' },
      { id: 'tiger', status: 'on-table', damageLost: 3 },
    );
    expect(decideScenario(cruiserClash, loss)).toMatchObject({
      winner: 'Ben',
      reasons: [{ facts: { first: 3, second: 11 } }],
    });
    const posing = fleet({ capitalShips: [cruiser('lion', 185), cruiser('posing', 185, { decoy: true })] });
    const sunkDecoy = { capitalShips: [{ id: 'posing', status: 'destroyed' }] } as const;
    const decoyed = {
      players: { first: 'Ann', second: 'Ben' },
      ledger: { sides: [side('Ann', posing, sunkDecoy), side('Ben', tigers)] },
      events: {},
    } as const;
    expect(decideScenario(cruiserClash, decoyed)).toMatchObject({
      winner: null,
      reasons: [{ facts: { first: 0, second: 0 } }],
    });
    const drawn = battle({ id: 'lion', status: 'on-table' }, { id: 'tiger', status: 'on-table' });
    expect(decideScenario(cruiserClash, drawn)).toMatchObject({
      winner: null,
      winningSide: null,
      level: 'draw',
    });
    const own = battle(
      { id: 'lion', status: 'on-table', damageLost: 3, damageDealt: 1 },
      { id: 'tiger', status: 'on-table', damageLost: 2 },
    );
    expect(decideScenario(cruiserClash, own)).toMatchObject({
      reasons: [{ facts: { first: 2, second: 1 } }],
    });
    const untold = battle(
      { id: 'lion', status: 'on-table', crippled: true },
      { id: 'tiger', status: 'on-table' },
    );
    expect(() => decideScenario(cruiserClash, untold)).toThrow(code('scenario/damage-unknown'));
  });

  it('ends after 8 turns or when a fleet is destroyed; ships that left keep it going', () => {
    const gone = battle({ id: 'lion', status: 'hulk' }, { id: 'tiger', status: 'on-table' });
    expect(scenarioEnds(cruiserClash, gone)).toEqual(['all ships of a fleet are destroyed']);
    const left = battle({ id: 'lion', status: 'disengaged' }, { id: 'tiger', status: 'on-table' });
    expect(scenarioEnds(cruiserClash, left)).toEqual([]);
    expect(scenarioEnds(cruiserClash, { ...left, ledger: { ...left.ledger, turns: 8 } })).toEqual([
      '8 turns are over',
    ]);
  });
});
