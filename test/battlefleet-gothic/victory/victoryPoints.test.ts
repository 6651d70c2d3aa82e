import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction, multiplyFractions, roundFraction } from 'wargame-rules';
import {
  type CapitalShipFate,
  hulkVictoryPoints,
  type Ledger,
  type LedgerSide,
  lossesThatCripple,
  type SquadronFate,
  type SquadronStatus,
  type TransportFate,
  unitOutcomes,
  unitVictoryPoints,
  victoryPoints,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { ledger } from '../ledger/arbitraries';
import { ADMIRAL, battle, cruiser, fate, fleet, squadron } from '../ledger/build';

const totals = (told: Ledger) => victoryPoints(told).sides.map(({ total }) => total);
/** What Ann scores for a cruiser of Ben's. */
const forCruiser = (points: number, fated: Partial<CapitalShipFate>) =>
  totals(
    battle(
      {},
      {
        fleet: fleet([cruiser('lion', { points }), cruiser('last')]),
        capitalShips: [fate('lion', 'on-table', fated)],
      },
    ),
  )[0];
/** What Ann scores for a squadron of Ben's. */
const forSquadron = (ships: number, lost: number, status: SquadronStatus, points = 30, options = {}) =>
  victoryPoints(
    battle(
      {},
      {
        fleet: fleet([cruiser('last')], [squadron('s', ships, points)]),
        squadrons: [{ id: 's', status, lost }],
      },
    ),
    options,
  ).sides[0].total;

describe('capital ships', () => {
  it('BG-VP-1: a destroyed one gives its points, with commander and upgrades', () => {
    const lion = cruiser('lion', { refits: [{ name: 'Ram', points: 5 }], commander: ADMIRAL });
    const told = battle(
      {},
      { fleet: fleet([lion, cruiser('last')]), capitalShips: [fate('lion', 'destroyed')] },
    );
    expect(victoryPoints(told).sides[0].items).toEqual([
      {
        heading: 'capital-ship-destroyed',
        rule: 'BG-VP-1',
        name: 'The lion',
        unit: { player: 'Ben', id: 'lion' },
        worth: 235,
        percentage: 100,
        points: 235,
      },
    ]);
  });

  it('BG-VP-2: a crippled one gives a quarter, rounded up, under the last heading that applies', () => {
    expect(forCruiser(185, { crippled: true })).toBe(47);
    expect(forCruiser(185, { crippled: true, status: 'destroyed' })).toBe(185);
    expect(forCruiser(185, { crippled: true, status: 'disengaged' })).toBe(47);
    expect(forCruiser(185, {})).toBe(0);
  });

  it('BG-VP-7: a disengaged one gives a tenth, or a quarter if crippled before', () => {
    expect(forCruiser(185, { status: 'disengaged' })).toBe(19);
    expect(forCruiser(70, { status: 'disengaged' })).toBe(7);
    expect(forCruiser(30, { status: 'disengaged' })).toBe(3);
  });

  it('count as crippled from half of their damage points on, told or not', () => {
    expect(forCruiser(185, { damageLost: 3 })).toBe(0);
    expect(forCruiser(185, { damageLost: 4 })).toBe(47);
    expect(forCruiser(185, { crippledBy: "ann's" })).toBe(47);
  });

  it('C34: that are in reserve, or left where the scenario wanted, have not disengaged', () => {
    expect(forCruiser(185, { status: 'off-table' })).toBe(0);
    expect(forCruiser(185, { status: 'exited' })).toBe(0);
    expect(forCruiser(185, { status: 'exited', crippled: true })).toBe(47);
  });

  it('that are decoys give nothing', () => {
    const decoy = cruiser('lion', { decoy: true });
    const told = battle(
      {},
      { fleet: fleet([decoy, cruiser('last')]), capitalShips: [fate('lion', 'destroyed')] },
    );
    expect(totals(told)).toEqual([0, 0]);
  });
});

describe('escorts and other vessels', () => {
  it('BG-VP-6, C28: a squadron gives all of its points when the last ship is lost, and nothing before', () => {
    expect(forSquadron(5, 2, 'on-table')).toBe(0);
    expect(forSquadron(5, 3, 'on-table')).toBe(0);
    expect(forSquadron(5, 4, 'on-table')).toBe(0);
    expect(forSquadron(5, 5, 'destroyed')).toBe(150);
    expect(forSquadron(5, 3, 'disengaged')).toBe(38);
    expect(forSquadron(5, 2, 'disengaged')).toBe(15);
  });

  it('C28: some play that a crippled squadron gives a quarter while it still fights', () => {
    const options = { crippledSquadrons: true };
    expect(forSquadron(5, 2, 'on-table', 30, options)).toBe(0);
    expect(forSquadron(5, 3, 'on-table', 30, options)).toBe(38);
    expect(forSquadron(5, 5, 'destroyed', 30, options)).toBe(150);
  });

  it('BG-VP-8, C29: a squadron is crippled by the loss of half of it, rounded up', () => {
    expect([1, 2, 3, 4, 5, 6].map(lossesThatCripple)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(() => lossesThatCripple(0)).toThrow(expect.objectContaining({ code: 'argument/out-of-range' }));
    const crippled = (ships: number, lost: number) =>
      forSquadron(ships, lost, 'disengaged', 100) === Math.ceil(ships * 25);
    expect([crippled(5, 2), crippled(5, 3)]).toEqual([false, true]);
    expect([crippled(4, 1), crippled(4, 2)]).toEqual([false, true]);
    expect([crippled(3, 1), crippled(3, 2)]).toEqual([false, true]);
    expect(crippled(6, 3)).toBe(true);
  });

  it('BG-VP-5: a planetary defence gives its points when it is destroyed', () => {
    const told = (status: 'on-table' | 'destroyed') =>
      battle(
        {},
        {
          fleet: fleet([cruiser('last')], [], { defences: [{ id: 'dock', name: 'Dock', points: 90 }] }),
          defences: [{ id: 'dock', status }],
        },
      );
    expect(totals(told('destroyed'))).toEqual([90, 0]);
    expect(totals(told('on-table'))).toEqual([0, 0]);
  });

  it('BG-VP-6: a transport is a squadron of one', () => {
    const told = (status: TransportFate['status']) =>
      battle(
        {},
        {
          fleet: fleet([cruiser('last')], [], { transports: [{ id: 't', name: 'Barge', points: 15 }] }),
          transports: [{ id: 't', status }],
        },
      );
    expect(totals(told('destroyed'))).toEqual([15, 0]);
    expect(totals(told('disengaged'))).toEqual([2, 0]);
    expect(totals(told('exited'))).toEqual([0, 0]);
  });

  it('BG-VP-9: objectives of the scenario add their own points', () => {
    const told = battle({ objectives: [{ name: 'Escaped', points: 40 }] }, {});
    expect(victoryPoints(told).sides[0].items).toEqual([
      {
        heading: 'objective',
        rule: 'BG-VP-9',
        name: 'Escaped',
        unit: null,
        worth: 40,
        percentage: 100,
        points: 40,
      },
    ]);
  });
});

describe('the percentages', () => {
  it('C22, C24, C25, C26: never differ from exact fractions, for any points up to 10,000', () => {
    const [unit] = unitOutcomes(battle({}, {}), 'Ben');
    if (!unit) throw new Error('no unit');
    const given = (points: number, more: object) =>
      unitVictoryPoints({ ...unit, points, ...more }, 'Ben')?.points;
    const exact = (points: number, percentage: number) =>
      roundFraction(multiplyFractions(points, fraction(percentage, 100)), 'up');
    const wrong: number[] = [];
    for (let points = 0; points <= 10_000; points++) {
      const crippled = given(points, { crippled: true }) === exact(points, 25);
      const disengaged = given(points, { status: 'disengaged' }) === exact(points, 10);
      const both = given(points, { status: 'disengaged', crippled: true }) === exact(points, 25);
      const hulk = hulkVictoryPoints(points) === exact(points, 50);
      if (!(crippled && disengaged && both && hulk)) wrong.push(points);
    }
    expect(wrong).toEqual([]);
  });
});

describe('the score', () => {
  it('C31: is the same however often it is asked for, and changes nothing', () => {
    fc.assert(
      fc.property(ledger, (told) => {
        const frozen = deepFreeze(told);
        const score = victoryPoints(frozen);
        expect(victoryPoints(frozen)).toEqual(score);
        expect(JSON.parse(JSON.stringify(score))).toEqual(score);
        expect(victoryPoints(JSON.parse(JSON.stringify(told)))).toEqual(score);
      }),
    );
  });

  it('knows no negative 0, whatever a file says', () => {
    const nothing = JSON.parse('-0') as number;
    const told = battle(
      { objectives: [{ name: 'x', points: nothing }] },
      {
        fleet: fleet([cruiser('b', { points: nothing })], [squadron('s', 2, nothing)], {
          transports: [{ id: 't', name: 'Barge', points: nothing }],
          defences: [{ id: 'd', name: 'Dock', points: nothing }],
        }),
        capitalShips: [fate('b', 'destroyed')],
        squadrons: [{ id: 's', status: 'disengaged', lost: nothing }],
        transports: [{ id: 't', status: 'destroyed' }],
        defences: [{ id: 'd', status: 'destroyed' }],
      },
    );
    expect(JSON.parse(JSON.stringify(victoryPoints(told)))).toStrictEqual(victoryPoints(told));
    expect(JSON.parse(JSON.stringify(unitOutcomes(told, 'Ben')))).toStrictEqual(unitOutcomes(told, 'Ben'));
  });

  it('does not depend on the order of any list', () => {
    const shuffled = <T>(list: readonly T[] | undefined, by: number) =>
      [...(list ?? [])]
        .map((value, index) => ({ value, key: (index * 7 + by) % 11 }))
        .sort((a, b) => a.key - b.key)
        .map(({ value }) => value);
    const mixed = (side: LedgerSide, by: number): LedgerSide => ({
      ...side,
      fleet: {
        ...side.fleet,
        capitalShips: shuffled(side.fleet.capitalShips, by),
        squadrons: shuffled(side.fleet.squadrons, by),
        defences: shuffled(side.fleet.defences, by),
        transports: shuffled(side.fleet.transports, by),
      },
      capitalShips: shuffled(side.capitalShips, by + 1),
      squadrons: shuffled(side.squadrons, by + 2),
      defences: shuffled(side.defences, by + 3),
      transports: shuffled(side.transports, by + 4),
      objectives: shuffled(side.objectives, by + 5),
    });
    fc.assert(
      fc.property(ledger, fc.nat({ max: 10 }), (told, by) => {
        const [ann, ben] = told.sides;
        expect(totals({ ...told, sides: [mixed(ann, by), mixed(ben, by + 1)] })).toEqual(totals(told));
      }),
    );
  });

  it('mirrors when the sides change places', () => {
    fc.assert(
      fc.property(ledger, ({ sides: [ann, ben] }) => {
        const [first, second] = victoryPoints({ sides: [ann, ben] }).sides;
        expect(victoryPoints({ sides: [ben, ann] }).sides).toEqual([second, first]);
      }),
    );
  });

  it('never falls for a side when one more ship of the enemy is destroyed', () => {
    const sunk = (side: LedgerSide, which: number): LedgerSide | undefined => {
      const fates = side.capitalShips ?? [];
      const victim = fates[which];
      if (!victim) return undefined;
      const destroyed = { ...victim, status: 'destroyed' as const };
      return { ...side, capitalShips: fates.map((one) => (one === victim ? destroyed : one)) };
    };
    const reduced = (side: LedgerSide, which: number): LedgerSide | undefined => {
      const fates = side.squadrons ?? [];
      const victim = fates[which];
      const ships = side.fleet.squadrons[which]?.ships.length ?? 0;
      if (!victim || victim.lost === ships) return undefined;
      const lost = victim.lost + 1;
      const fewer: SquadronFate = { ...victim, lost, status: lost === ships ? 'destroyed' : victim.status };
      return { ...side, squadrons: fates.map((one) => (one === victim ? fewer : one)) };
    };
    fc.assert(
      fc.property(ledger, fc.nat({ max: 4 }), fc.constantFrom(sunk, reduced), (told, which, change) => {
        const [ann, ben] = told.sides;
        const worse = change(ben, which);
        if (!worse || isHulk(ben, which, change === sunk)) return;
        const [before = 0, after = 0] = [totals(told)[0], totals({ sides: [ann, worse] })[0]];
        expect(after).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  it('gives all of a squadron or nothing while it has not withdrawn', () => {
    fc.assert(
      fc.property(ledger, (told) => {
        for (const unit of unitOutcomes(told, 'Ben')) {
          if (unit.kind !== 'squadron' || unit.status === 'disengaged') continue;
          const points = unitVictoryPoints(unit, 'Ben')?.points ?? 0;
          expect(points).toBe(unit.lost === unit.ships ? unit.points : 0);
        }
      }),
    );
  });

  it('C32: counts each unit under one heading, and hulks on top', () => {
    fc.assert(
      fc.property(ledger, (told) => {
        for (const { items, total } of victoryPoints(told).sides) {
          const headings = items.flatMap(({ unit, heading }) =>
            unit && heading !== 'hulk' ? [`${unit.player} ${unit.id}`] : [],
          );
          expect(new Set(headings).size).toBe(headings.length);
          expect(total).toBe(items.reduce((sum, { points }) => sum + points, 0));
        }
      }),
    );
  });
});

/** A hulk is destroyed already: to blow it up destroys no further ship, and takes the prize away. */
function isHulk(side: LedgerSide, which: number, isShip: boolean): boolean {
  return isShip && side.capitalShips?.[which]?.status === 'hulk';
}
