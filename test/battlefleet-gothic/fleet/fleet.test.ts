import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWargameError } from 'wargame-rules';
import {
  type CapitalShip,
  capitalShipPoints,
  checkFleet,
  type Fleet,
  flagship,
  fleetCommander,
  fleetPoints,
  parseFleet,
  refitPoints,
  squadronPoints,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { ledgerSide } from '../ledger/arbitraries';
import { ADMIRAL, cruiser, fleet, refusals, squadron } from '../ledger/build';
import { twisted } from '../ledger/twisted';

const faults = (given: unknown) => checkFleet(given as Fleet).map(({ code, path }) => [code, path]);

describe('points', () => {
  it('of a ship have its refits and its commander in', () => {
    const lion = cruiser('lion', { refits: [{ name: 'Ram', points: 5 }], commander: ADMIRAL });
    expect(capitalShipPoints(lion)).toBe(235);
    expect(capitalShipPoints({ ...lion, decoy: true })).toBe(0);
    expect(squadronPoints({ ...squadron('s', 3, 35), commander: ADMIRAL })).toBe(155);
  });

  it('of a fleet are those of its ships', () => {
    const transports = [{ id: 't', name: 'Barge', points: 15 }];
    const defences = [{ id: 'd', name: 'Dock', points: 90 }];
    const decoy = cruiser('decoy', { decoy: true });
    expect(fleetPoints(fleet([cruiser('lion'), decoy], [squadron('s', 2)], { transports, defences }))).toBe(
      255,
    );
  });

  it('of a refit are a tenth, rounded up, and exact', () => {
    expect([50, 185, 180, 0].map(refitPoints)).toEqual([5, 19, 18, 0]);
    expect(50 + refitPoints(50)).toBe(55);
    expect(refusals(() => refitPoints(0.5))).toEqual([['argument/not-a-whole-number', 'points']]);
    expect(refusals(() => refitPoints(-1))).toEqual([['argument/out-of-range', 'points']]);
  });

  it('are asked of sound ships only', () => {
    expect(refusals(() => capitalShipPoints(cruiser('lion', { points: -1 })))).toEqual([
      ['argument/out-of-range', 'points'],
    ]);
    expect(refusals(() => capitalShipPoints(null as unknown as CapitalShip))).toEqual([
      ['argument/missing', undefined],
    ]);
    expect(refusals(() => squadronPoints({ ...squadron('s', 1), name: '' }))).toEqual([
      ['argument/missing', 'name'],
    ]);
    expect(refusals(() => fleetPoints(fleet([])))).toEqual([['fleet/empty', 'capitalShips']]);
  });
});

describe('the commander of a fleet', () => {
  const officer = { ...ADMIRAL, name: 'Captain', subordinate: true } as const;

  it('is the one who is nobody’s subordinate', () => {
    const led = fleet([cruiser('a', { commander: officer }), cruiser('b', { commander: ADMIRAL })]);
    expect(fleetCommander(led)).toBe(ADMIRAL);
    expect(flagship(led)?.id).toBe('b');
  });

  it('may sail with escorts, or not at all', () => {
    const escorted = fleet([cruiser('a')], [{ ...squadron('s', 2), commander: ADMIRAL }]);
    expect(fleetCommander(escorted)).toBe(ADMIRAL);
    expect(flagship(escorted)).toBeNull();
    expect(fleetCommander(fleet([cruiser('a', { commander: officer })]))).toBeNull();
  });
});

describe('a fleet', () => {
  it('with anything in it is sound, and is not changed by being looked at', () => {
    fc.assert(
      fc.property(ledgerSide('Ann'), (side) => {
        const frozen = deepFreeze(side.fleet);
        expect(checkFleet(frozen)).toEqual([]);
        expect(fleetPoints(JSON.parse(JSON.stringify(frozen)))).toBe(fleetPoints(frozen));
      }),
    );
  });

  it('C89: read from JSON is equal to the one written, and shares nothing with it', () => {
    fc.assert(
      fc.property(ledgerSide('Ann'), ({ fleet: written }) => {
        const read = parseFleet(deepFreeze(written));
        expect(read).toEqual(written);
        expect(read.capitalShips).not.toBe(written.capitalShips);
        expect(parseFleet(JSON.parse(JSON.stringify(written)))).toEqual(written);
      }),
    );
  });

  it('read from JSON is sound, or refused with reasons', () => {
    const given = ledgerSide('Ann').chain(({ fleet: written }) => twisted(written));
    fc.assert(
      fc.property(fc.oneof(given, fc.anything()), (json) => {
        let read: Fleet;
        try {
          read = parseFleet(json);
        } catch (thrown) {
          expect(isWargameError(thrown)).toBe(true);
          return;
        }
        expect(read).toEqual(JSON.parse(JSON.stringify(json)));
        expect(checkFleet(read)).toEqual([]);
        fleetPoints(read);
      }),
    );
    expect(refusals(() => parseFleet({ ...fleet([]), name: '' }))).toEqual([
      ['argument/missing', 'name'],
      ['fleet/empty', 'capitalShips'],
    ]);
    expect(refusals(() => parseFleet(() => 1))).toEqual([['parse/malformed', undefined]]);
  });

  it('is refused for points that are negative, fractional or none, each with its place', () => {
    const given = {
      name: 'Fleet',
      capitalShips: [
        { ...cruiser('a'), points: -1, refits: [{ name: 'Ram', points: 0.5 }] },
        { ...cruiser('b'), commander: { name: 'Admiral', points: '50', leadership: 11, rerolls: -1 } },
      ],
      squadrons: [{ id: 's', name: 'S', ships: [{ name: 'Escort', points: Number.NaN }] }],
      defences: [{ id: 'd', name: 'Dock' }],
      transports: [{ id: 't', name: 'Barge', points: -5, speed: 1.5 }],
    };
    expect(faults(given)).toEqual([
      ['argument/out-of-range', 'capitalShips[0].points'],
      ['argument/not-a-whole-number', 'capitalShips[0].refits[0].points'],
      ['argument/not-a-whole-number', 'capitalShips[1].commander.points'],
      ['argument/out-of-range', 'capitalShips[1].commander.leadership'],
      ['argument/out-of-range', 'capitalShips[1].commander.rerolls'],
      ['argument/not-a-whole-number', 'squadrons[0].ships[0].points'],
      ['argument/not-a-whole-number', 'defences[0].points'],
      ['argument/out-of-range', 'transports[0].points'],
      ['argument/not-a-whole-number', 'transports[0].speed'],
    ]);
  });

  it('is refused for what it is made of', () => {
    expect(faults(undefined)).toEqual([['argument/missing', undefined]]);
    expect(faults({ name: '', capitalShips: {}, squadrons: [null], defences: 'none' })).toEqual([
      ['argument/missing', 'name'],
      ['argument/missing', 'capitalShips'],
      ['argument/missing', 'squadrons[0]'],
      ['argument/missing', 'defences'],
      ['fleet/empty', 'capitalShips'],
    ]);
    const odd = {
      ...cruiser('a'),
      type: 'rowing-boat',
      carrier: 1,
      decoy: false,
      reinforcement: false,
      damagePoints: 0,
      shields: -1,
      weapons: ['keel'],
    };
    expect(faults(fleet([odd as unknown as CapitalShip]))).toEqual([
      ['argument/unknown-value', 'capitalShips[0].type'],
      ['argument/out-of-range', 'capitalShips[0].damagePoints'],
      ['argument/out-of-range', 'capitalShips[0].shields'],
      ['argument/unknown-value', 'capitalShips[0].carrier'],
      ['argument/unknown-value', 'capitalShips[0].decoy'],
      ['argument/unknown-value', 'capitalShips[0].reinforcement'],
      ['argument/unknown-value', 'capitalShips[0].weapons[0]'],
    ]);
    expect(faults(fleet([{ ...cruiser('a'), weapons: 'prow' } as unknown as CapitalShip]))).toEqual([
      ['argument/missing', 'capitalShips[0].weapons'],
    ]);
  });

  it('is refused for members that nobody knows, but not for what a reader of rosters says more', () => {
    const read = {
      ...fleet([cruiser('a')], [squadron('s', 1)]),
      gameSystem: 'Battlefleet Gothic',
      ashore: [ADMIRAL],
      points: 210,
      statedPoints: 210,
      warnings: [],
    };
    expect(faults(read)).toEqual([]);
    const odd = { ...read, squadron: [], capitalShips: [{ ...cruiser('a'), damage: 8, warnings: [] }] };
    expect(faults(odd)).toEqual([
      ['argument/unknown-value', 'squadron'],
      ['argument/unknown-value', 'capitalShips[0].damage'],
      ['argument/unknown-value', 'capitalShips[0].warnings'],
    ]);
    const lion = { ...cruiser('lion'), refit: [{ name: 'Ram', points: 5 }] };
    expect(refusals(() => capitalShipPoints(lion))).toEqual([['argument/unknown-value', 'refit']]);
  });

  it('costs no more than a million apiece, so that every sum is exact', () => {
    expect(faults(fleet([cruiser('a', { points: 1_000_000 })]))).toEqual([]);
    expect(faults(fleet([cruiser('a', { points: 1_000_001 })]))).toEqual([
      ['argument/out-of-range', 'capitalShips[0].points'],
    ]);
  });

  it('C38: is refused for an id that is given twice, of whatever kind', () => {
    const twice = fleet([cruiser('a'), cruiser('a')], [squadron('a', 1)]);
    expect(faults(twice)).toEqual([
      ['fleet/duplicate-id', 'capitalShips[1].id'],
      ['fleet/duplicate-id', 'squadrons[0].id'],
    ]);
  });

  it('is refused for a squadron without ships, and for a second fleet commander', () => {
    const led = fleet(
      [cruiser('a', { commander: ADMIRAL }), cruiser('b', { commander: ADMIRAL })],
      [squadron('s', 0)],
    );
    expect(faults(led)).toEqual([
      ['fleet/empty-squadron', 'squadrons[0].ships'],
      ['fleet/several-commanders', 'capitalShips[1].commander'],
    ]);
  });
});
