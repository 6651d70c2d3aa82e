import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  battleResult,
  type CapitalShipFate,
  checkLedger,
  holdsField,
  type Ledger,
  type LedgerSide,
  type SquadronFate,
  unitOutcomes,
  victoryPoints,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { strangers } from '../../strangers';
import { ledger } from './arbitraries';
import { ADMIRAL, battle, cruiser, fate, fleet, refusals, squadron } from './build';

const faults = (given: unknown) => checkLedger(given as Ledger).map(({ code, path }) => [code, path]);
/** What is wrong with something told of Ann's. */
const ofAnn = (told: object) =>
  faults(
    battle(
      {
        fleet: fleet([cruiser('a'), cruiser('z', { decoy: true })], [squadron('s', 3)], {
          transports: [{ id: 't', name: 'Barge', points: 10 }],
          defences: [{ id: 'd', name: 'Dock', points: 90 }],
        }),
        ...(told as Partial<LedgerSide>),
      },
      { fleet: fleet([cruiser('b')]) },
    ),
  );
const ofShip = (told: Partial<CapitalShipFate>) => ofAnn({ capitalShips: [fate('a', 'on-table', told)] });
const ofSquadron = (told: Partial<SquadronFate>) =>
  ofAnn({ squadrons: [{ id: 's', status: 'on-table', lost: 0, ...told }] });

describe('a ledger', () => {
  it('C89, C90: that is sound has no faults, before and after JSON', () => {
    fc.assert(
      fc.property(ledger, (told) => {
        expect(checkLedger(deepFreeze(told))).toEqual([]);
        expect(checkLedger(JSON.parse(JSON.stringify(told)))).toEqual([]);
      }),
    );
  });

  it('needs two sides of two players, each with a fleet', () => {
    expect(faults(null)).toEqual([['argument/missing', undefined]]);
    expect(faults({ sides: 'both' })).toEqual([['argument/missing', 'sides']]);
    const [ann, ben] = battle({}, {}).sides;
    expect(faults({ sides: [ann] })).toEqual([['ledger/two-sides', 'sides']]);
    expect(faults({ sides: [ann, ben, ben] })).toContainEqual(['ledger/two-sides', 'sides']);
    expect(faults({ sides: [ann, { ...ann }] })).toEqual([['ledger/same-player', 'sides[1].player']]);
    expect(faults({ sides: [{}, ben] })).toEqual([
      ['argument/missing', 'sides[0].player'],
      ['argument/missing', 'sides[0].fleet'],
    ]);
    expect(faults(battle({ fleet: fleet([]) }, {}))).toEqual([]);
    expect(faults(battle({ fleet: fleet([]), capitalShips: [fate('a', 'on-table')] }, {}))).toEqual([
      ['ledger/unknown-id', 'sides[0].capitalShips[0].id'],
    ]);
  });

  it('is refused for negative and fractional points', () => {
    const told = battle(
      { fleet: fleet([cruiser('a', { points: 180.5 })]) },
      {
        fleet: fleet([cruiser('b', { points: -1 })]),
        objectives: [
          { name: 'x', points: -3 },
          { name: '', points: 0.1 },
        ],
      },
    );
    expect(faults(told)).toEqual([
      ['argument/not-a-whole-number', 'sides[0].fleet.capitalShips[0].points'],
      ['argument/out-of-range', 'sides[1].fleet.capitalShips[0].points'],
      ['argument/out-of-range', 'sides[1].objectives[0].points'],
      ['argument/missing', 'sides[1].objectives[1].name'],
      ['argument/not-a-whole-number', 'sides[1].objectives[1].points'],
    ]);
  });

  it('is refused for ids that no unit has', () => {
    const told = {
      capitalShips: [fate('nobody', 'destroyed', { destroyedBy: 'nobody' })],
      squadrons: [{ id: 'a', status: 'on-table', lost: 0 }],
      defences: [{ id: 's', status: 'destroyed' }],
      transports: [{ id: 'd', status: 'destroyed', destroyedBy: 'a' }],
      deeds: [{ type: 'fire', by: 'b', target: 'a' }],
    };
    expect(ofAnn(told)).toEqual([
      ['ledger/unknown-id', 'sides[0].capitalShips[0].id'],
      ['ledger/unknown-id', 'sides[0].capitalShips[0].destroyedBy'],
      ['ledger/unknown-id', 'sides[0].squadrons[0].id'],
      ['ledger/unknown-id', 'sides[0].defences[0].id'],
      ['ledger/unknown-id', 'sides[0].transports[0].id'],
      ['ledger/unknown-id', 'sides[0].transports[0].destroyedBy'],
      ['ledger/unknown-id', 'sides[0].deeds[0].by'],
      ['ledger/unknown-id', 'sides[0].deeds[0].target'],
    ]);
  });

  it('C34: is refused for a unit both destroyed and disengaged, however it is told', () => {
    const both = 'ledger/destroyed-and-disengaged';
    expect(ofAnn({ capitalShips: [fate('a', 'destroyed'), fate('a', 'disengaged')] })).toEqual([
      [both, 'sides[0].capitalShips[1].id'],
    ]);
    expect(ofAnn({ capitalShips: [fate('a', 'disengaged'), fate('a', 'hulk')] })).toEqual([
      [both, 'sides[0].capitalShips[1].id'],
    ]);
    expect(ofShip({ status: 'disengaged', destroyedBy: 'b' })).toEqual([
      [both, 'sides[0].capitalShips[0].destroyedBy'],
    ]);
    expect(ofSquadron({ status: 'disengaged', lost: 3 })).toEqual([[both, 'sides[0].squadrons[0].lost']]);
  });

  it('C32: is refused for two fates of one unit', () => {
    const several = [['ledger/several-fates', 'sides[0].capitalShips[1].id']];
    expect(
      ofAnn({ capitalShips: [fate('a', 'on-table', { crippled: true }), fate('a', 'destroyed')] }),
    ).toEqual(several);
    expect(ofAnn({ capitalShips: [fate('a', 'destroyed'), fate('a', 'destroyed')] })).toEqual(several);
  });

  it('is refused for what does not go together', () => {
    const no = 'ledger/contradiction';
    const ship = 'sides[0].capitalShips[0]';
    expect(ofShip({ destroyedBy: 'b' })).toEqual([[no, `${ship}.destroyedBy`]]);
    expect(ofShip({ crippled: false, crippledBy: 'b' })).toEqual([[no, `${ship}.crippledBy`]]);
    expect(ofShip({ damageLost: 1, damageDealt: 2 })).toEqual([[no, `${ship}.damageDealt`]]);
    expect(ofShip({ damageDealt: 2 })).toEqual([[no, `${ship}.damageDealt`]]);
    expect(ofShip({ damageLost: 8 })).toEqual([[no, `${ship}.damageLost`]]);
    expect(ofShip({ damageLost: 9 })).toEqual([['argument/out-of-range', `${ship}.damageLost`]]);
    expect(ofShip({ damageLost: 4, crippled: false })).toEqual([[no, `${ship}.crippled`]]);
    const squad = 'sides[0].squadrons[0]';
    expect(ofSquadron({ lost: 3 })).toEqual([[no, `${squad}.lost`]]);
    expect(ofSquadron({ status: 'destroyed', lost: 2 })).toEqual([[no, `${squad}.lost`]]);
    expect(ofSquadron({ lost: 4 })).toEqual([['argument/out-of-range', `${squad}.lost`]]);
    expect(ofSquadron({ lost: 1, crippledBy: 'b' })).toEqual([[no, `${squad}.crippledBy`]]);
    expect(ofAnn({ transports: [{ id: 't', status: 'on-table', destroyedBy: 'b' }] })).toEqual([
      [no, 'sides[0].transports[0].destroyedBy'],
    ]);
    const plansFound = true;
    const plans = (type: string) => ofAnn({ deeds: [{ type, by: 'a', target: 'b', plansFound }] });
    expect(plans('fire')).toEqual([[no, 'sides[0].deeds[0].plansFound']]);
    expect(plans('boarding')).toEqual([]);
  });

  it('lets what goes together pass', () => {
    expect(ofShip({ crippled: false, damageLost: 3, damageDealt: 3 })).toEqual([]);
    expect(ofShip({ crippled: true, damageLost: 1 })).toEqual([]);
    expect(ofShip({ status: 'destroyed', crippled: false, damageLost: 8, destroyedBy: 'b' })).toEqual([]);
    expect(ofShip({ status: 'hulk', damageLost: 8, damageDealt: 5, crippledBy: 'b' })).toEqual([]);
    expect(ofSquadron({ status: 'destroyed', lost: 3, crippledBy: 'b', destroyedBy: 'b' })).toEqual([]);
    expect(ofSquadron({ status: 'disengaged', lost: 2 })).toEqual([]);
  });

  it('is refused for values that are none', () => {
    const told = {
      capitalShips: [{ id: 'a', status: 'lost', crippled: 'yes', damageLost: -1 }, 3],
      squadrons: [{ id: 's', status: 'hulk', lost: 0.5 }],
      defences: [{ id: 'd', status: 'disengaged' }],
      transports: 'all',
      deeds: [{ type: 'ram', by: 'a', target: 7, plansFound: 'yes' }],
    };
    expect(ofAnn(told)).toEqual([
      ['argument/missing', 'sides[0].capitalShips[1]'],
      ['argument/unknown-value', 'sides[0].capitalShips[0].status'],
      ['argument/out-of-range', 'sides[0].capitalShips[0].damageLost'],
      ['argument/unknown-value', 'sides[0].capitalShips[0].crippled'],
      ['argument/unknown-value', 'sides[0].squadrons[0].status'],
      ['argument/not-a-whole-number', 'sides[0].squadrons[0].lost'],
      ['argument/unknown-value', 'sides[0].defences[0].status'],
      ['argument/missing', 'sides[0].transports'],
      ['argument/unknown-value', 'sides[0].deeds[0].type'],
      ['argument/missing', 'sides[0].deeds[0].target'],
      ['argument/unknown-value', 'sides[0].deeds[0].plansFound'],
    ]);
  });

  it('is refused for a turn and a winner that can’t be', () => {
    expect(faults({ ...battle({}, {}), turns: 0, verdict: { winner: 'Cid' } })).toEqual([
      ['argument/out-of-range', 'turns'],
      ['ledger/unknown-player', 'verdict.winner'],
    ]);
    expect(faults({ ...battle({}, {}), verdict: 'Ann' })).toEqual([['argument/missing', 'verdict']]);
    expect(faults({ ...battle({}, {}), turns: 8, verdict: { winner: null } })).toEqual([]);
  });

  it('is refused for members that nobody knows, wherever they stand', () => {
    const known = battle(
      {
        fleet: fleet(
          [cruiser('a', { refits: [{ name: 'Ram', points: 5 }], commander: ADMIRAL })],
          [squadron('s', 2)],
          {
            defences: [{ id: 'd', name: 'Dock', points: 90 }],
            transports: [{ id: 't', name: 'Barge', points: 10, speed: 15 }],
          },
        ),
        capitalShips: [fate('a', 'destroyed', { destroyedBy: "ben's" })],
        squadrons: [{ id: 's', status: 'on-table', lost: 1 }],
        defences: [{ id: 'd', status: 'on-table' }],
        transports: [{ id: 't', status: 'exited' }],
        objectives: [{ name: 'x', points: 10 }],
        deeds: [{ type: 'fire', by: 'a', target: "ben's" }],
      },
      {},
      { turns: 4, verdict: { winner: 'Ann' } },
    );
    const strange = strangers(known);
    expect(strange.length).toBeGreaterThan(18);
    for (const { path, value } of strange) expect(faults(value)).toEqual([['argument/unknown-value', path]]);
  });

  it('is refused for a name that is misspelt, and nobody wins by it', () => {
    const [ann, ben] = battle({}, {}).sides;
    const told = { sides: [ann, { ...ben, capitalShip: [fate("ben's", 'destroyed')] }] };
    expect(checkLedger(told as unknown as Ledger)).toEqual([
      { code: 'argument/unknown-value', message: 'unknown member', path: 'sides[1].capitalShip' },
    ]);
    expect(() => battleResult(told as unknown as Ledger)).toThrow();
    const fates = [{ id: 'd', status: 'destroyed', destroyedBy: 'b' }];
    expect(ofAnn({ defences: fates })).toEqual([
      ['argument/unknown-value', 'sides[0].defences[0].destroyedBy'],
    ]);
  });

  it('is refused by whoever reads it, with every reason', () => {
    const told = battle(
      { capitalShips: [fate('x', 'hulk')] },
      { fleet: fleet([cruiser('b', { points: -1 })]) },
    );
    const reasons = faults(told);
    expect(reasons).toHaveLength(2);
    for (const read of [victoryPoints, battleResult]) {
      expect(refusals(() => read(told))).toEqual(reasons);
    }
    expect(refusals(() => holdsField(told, 'Ann'))).toEqual(reasons);
    expect(refusals(() => unitOutcomes(told, 'Ann'))).toEqual(reasons);
  });
});
