import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loggedDice, mapOdds, odds, probability, rowChances, scriptedDice, seededDice } from 'wargame-rules';
import {
  CATASTROPHES,
  type CREW_KINDS,
  CRITICAL_DAMAGE,
  catastrophicDamageTable,
  countCriticalHits,
  crippledFigures,
  criticalDamage,
  criticalDamageTable,
  type Fleet,
  isCrippledShip,
  leadershipTable,
  rollCatastrophicDamage,
  rollCriticalDamage,
  rollFleetLeadership,
  rollLeadership,
  testLeadership,
  WEAPON_MOUNTS,
} from 'wargame-rules/battlefleet-gothic';

import { refusals } from '../ledger/build';

const code = (wanted: string) => expect.objectContaining({ code: wanted });
const roll2D6 = fc.integer({ min: 2, max: 12 });
const target = fc.record({
  weapons: fc.subarray([...WEAPON_MOUNTS]),
  shields: fc.nat(4),
  suffered: fc.subarray([...CRITICAL_DAMAGE]),
});

describe('Leadership', () => {
  it('starts at 6, 7, 7, 8, 8, 9, and one lower on transports', () => {
    const faces = [1, 2, 3, 4, 5, 6];
    const of = (kind: (typeof CREW_KINDS)[number]) =>
      faces.map((face) => rollLeadership(kind, scriptedDice([face])).leadership);
    expect(of('capital-ship')).toEqual([6, 7, 7, 8, 8, 9]);
    expect(of('squadron')).toEqual([6, 7, 7, 8, 8, 9]);
    expect(of('transport')).toEqual([5, 6, 6, 7, 7, 8]);
    expect(rowChances(leadershipTable).map(({ ways }) => ways)).toEqual([1, 2, 2, 1]);
    expect(leadershipTable.rows.every(({ provenance }) => provenance === 'second-hand')).toBe(true);
    expect(refusals(() => rollLeadership('hulk' as 'squadron', scriptedDice([])))).toEqual([
      ['argument/unknown-value', 'kind'],
    ]);
  });

  it('is rolled once for each crew of a fleet, in its order, and not where a commander has his own', () => {
    const fleet: Fleet = {
      name: 'Patrol',
      capitalShips: [
        { id: 'lion', name: 'Lion', type: 'cruiser', points: 180 },
        {
          id: 'flag',
          name: 'Flag',
          type: 'battleship',
          points: 300,
          commander: { name: 'Admiral', points: 50, leadership: 9 },
        },
      ],
      squadrons: [
        {
          id: 'hunters',
          name: 'Hunters',
          ships: [
            { name: 'One', points: 30 },
            { name: 'Two', points: 30 },
          ],
        },
      ],
      transports: [{ id: 'mule', name: 'Mule', points: 10 }],
      defences: [{ id: 'dock', name: 'Dock', points: 90 }],
    };
    const dice = loggedDice(scriptedDice([1, 6, 3]));
    expect(rollFleetLeadership(Object.freeze(fleet), dice)).toEqual([
      { id: 'lion', roll: 1, leadership: 6 },
      { id: 'flag', roll: null, leadership: 9 },
      { id: 'hunters', roll: 6, leadership: 9 },
      { id: 'mule', roll: 3, leadership: 6 },
      { id: 'dock', roll: null, leadership: 7 },
    ]);
    expect(dice.rolls().map(({ label }) => label)).toEqual([
      'Leadership: Lion',
      'Leadership: Hunters',
      'Leadership: Mule',
    ]);
    expect(() =>
      rollFleetLeadership({ ...fleet, capitalShips: [], squadrons: [], transports: [], defences: [] }, dice),
    ).toThrow(code('fleet/empty'));
    const { transports: _, defences: __, ...warships } = fleet;
    expect(rollFleetLeadership(warships, scriptedDice([1, 6])).map(({ id }) => id)).toEqual([
      'lion',
      'flag',
      'hunters',
    ]);
    expect(refusals(() => rollFleetLeadership({ ...fleet, squadrons: null as never }, dice))).toEqual([
      ['argument/missing', 'fleet.squadrons'],
    ]);
  });

  it('is tested on 2D6: passed at it or less, never on 11 or 12', () => {
    for (let leadership = 0; leadership <= 14; leadership++) {
      const chance = probability(
        odds((dice) => testLeadership(leadership, dice).passed),
        (passed) => passed,
      );
      const limit = Math.min(leadership, 10);
      let ways = 0;
      for (let one = 1; one <= 6; one++)
        for (let other = 1; other <= 6; other++) if (one + other <= limit) ways++;
      expect(chance.numerator * 36n).toBe(chance.denominator * BigInt(ways));
    }
    expect(refusals(() => testLeadership(7.5, scriptedDice([])))).toEqual([
      ['argument/not-a-whole-number', 'leadership'],
    ]);
  });
});

describe('critical damage', () => {
  it('covers 2 to 12, one kind each', () => {
    expect(criticalDamageTable.rows.map(({ result }) => result.critical)).toEqual([...CRITICAL_DAMAGE]);
    expect(criticalDamageTable.rows.every(({ provenance }) => provenance === 'second-hand')).toBe(true);
  });

  it('gives the row of the roll, or the next higher one that applies', () => {
    fc.assert(
      fc.property(target, roll2D6, (ship, roll) => {
        const frozen = Object.freeze({ ...ship, weapons: Object.freeze(ship.weapons) });
        const effect = criticalDamage(frozen, roll);
        const place = CRITICAL_DAMAGE.indexOf(effect.critical);
        expect(place).toBeGreaterThanOrEqual(roll - 2);
        if (effect.silences) expect(ship.weapons).toContain(effect.silences);
        if (effect.critical === 'bridge-smashed' || effect.critical === 'shields-collapse') {
          expect(ship.suffered).not.toContain(effect.critical);
        }
        if (effect.critical === 'shields-collapse') expect(ship.shields).toBeGreaterThan(0);
        for (let between = roll - 2; between < place; between++) {
          const skipped = criticalDamageTable.rows[between]?.result;
          const missing = skipped?.silences && !ship.weapons.includes(skipped.silences);
          const lost = !skipped?.repairable && ship.suffered.includes(skipped?.critical ?? 'fire');
          const bare = skipped?.noShields && ship.shields === 0;
          expect(Boolean(missing || lost || bare)).toBe(true);
        }
      }),
    );
  });

  it('walks up to the bulkhead for a ship that can lose nothing else', () => {
    const bare = { weapons: [], shields: 0, suffered: ['bridge-smashed'] } as const;
    expect(criticalDamage(bare, 2).critical).toBe('engine-room');
    expect(criticalDamage(bare, 9).critical).toBe('hull-breach');
    expect(criticalDamage(bare, 12).critical).toBe('bulkhead-collapse');
    expect(() => criticalDamage(bare, 13)).toThrow(code('table/impossible-roll'));
    expect(() => criticalDamage({ ...bare, shields: -1 }, 7)).toThrow(code('argument/out-of-range'));
    expect(() => criticalDamage({ ...bare, weapons: ['keel' as 'prow'] }, 7)).toThrow(/weapons\[0\]/);
  });

  it('is asked of ships that can be', () => {
    const ship = { weapons: ['prow'], shields: 1, suffered: [] } as const;
    const ask = (changed: object) => refusals(() => criticalDamage({ ...ship, ...changed }, 7));
    expect(ask({ weapons: ['prow', 'keel'] })).toEqual([['argument/unknown-value', 'weapons[1]']]);
    expect(ask({ suffered: ['fire', 'mutiny'] })).toEqual([['argument/unknown-value', 'suffered[1]']]);
    expect(ask({ shields: 0.5 })).toEqual([['argument/not-a-whole-number', 'shields']]);
  });

  it('rolls the extra damage only where it is due', () => {
    const ship = { weapons: WEAPON_MOUNTS, shields: 2, suffered: [] };
    expect(rollCriticalDamage(ship, scriptedDice([1, 1])).damage).toBe(0);
    expect(rollCriticalDamage(ship, scriptedDice([2, 4])).damage).toBe(1);
    expect(rollCriticalDamage(ship, scriptedDice([5, 6, 5])).damage).toBe(3);
    expect(rollCriticalDamage(ship, scriptedDice([6, 6, 5]))).toMatchObject({ roll: 12, damage: 5 });
    const kinds = mapOdds(
      odds((dice) => rollCriticalDamage(ship, dice)),
      ({ effect }) => effect.critical,
    );
    expect(probability(kinds, (kind) => kind === 'fire')).toEqual({ numerator: 1n, denominator: 6n });
  });

  it('comes on each 6 among the hits', () => {
    const expected = odds((dice) => countCriticalHits(3, dice));
    expect(probability(expected, (count) => count === 0)).toEqual({ numerator: 125n, denominator: 216n });
    expect(countCriticalHits(0, scriptedDice([]))).toBe(0);
  });
});

describe('catastrophic damage', () => {
  it('is 15, 11, 9 and 1 of 36', () => {
    expect(rowChances(catastrophicDamageTable).map(({ row, ways }) => [row.result, ways])).toEqual(
      [
        ['drifting-hulk', 10],
        ['blazing-hulk', 11],
        ['plasma-overload', 9],
        ['warp-implosion', 1],
      ].map(([result, ways]) => [result, result === 'drifting-hulk' ? 15 : ways]),
    );
    expect(CATASTROPHES).toHaveLength(4);
  });

  it('explodes with half of the starting damage, rounded up, or with all of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer(), (startingDamage, seed) => {
        const { result, hulk, explosion, blastMarkers } = rollCatastrophicDamage(
          { startingDamage },
          seededDice(seed),
        );
        expect(hulk).toBe(explosion === null);
        expect(hulk).toBe(result.endsWith('hulk'));
        if (!explosion) expect(blastMarkers).toBe(1);
        else {
          const strength = result === 'warp-implosion' ? startingDamage : Math.ceil(startingDamage / 2);
          expect(explosion.strength).toBe(strength);
          expect(blastMarkers).toBe(strength);
          expect(explosion.radius).toBeGreaterThanOrEqual(3);
          expect(explosion.radius).toBeLessThanOrEqual(18);
        }
      }),
    );
    const blast = (first: number, second: number) =>
      rollCatastrophicDamage({ startingDamage: 7 }, scriptedDice([first, second, 1, 2, 3])).explosion;
    expect(blast(4, 5)).toEqual({ radius: 6, strength: 4 });
    expect(blast(6, 6)).toEqual({ radius: 6, strength: 7 });
    expect(refusals(() => rollCatastrophicDamage({ startingDamage: 0 }, scriptedDice([])))).toEqual([
      ['argument/out-of-range', 'startingDamage'],
    ]);
  });
});

describe('a crippled ship', () => {
  it('has lost at least half and has something left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(30), (startingDamage, left) => {
        const damageLeft = Math.min(left, startingDamage);
        const lost = startingDamage - damageLeft;
        expect(isCrippledShip({ startingDamage, damageLeft })).toBe(
          damageLeft > 0 && lost * 2 >= startingDamage,
        );
      }),
    );
    expect(isCrippledShip({ startingDamage: 5, damageLeft: 2 })).toBe(true);
    expect(isCrippledShip({ startingDamage: 5, damageLeft: 3 })).toBe(false);
    expect(isCrippledShip({ startingDamage: 6, damageLeft: 3 })).toBe(true);
    expect(isCrippledShip({ startingDamage: 6, damageLeft: 4 })).toBe(false);
    const ask = (startingDamage: number, damageLeft: number) =>
      refusals(() => isCrippledShip({ startingDamage, damageLeft }));
    expect(ask(5, 6)).toEqual([['argument/out-of-range', 'damageLeft']]);
    expect(ask(0, 0)).toEqual([['argument/out-of-range', 'startingDamage']]);
  });

  it('has half of everything, rounded up, and 5 cm less speed', () => {
    const figure = fc.nat(30);
    const ship = fc.record({
      speed: figure,
      shields: figure,
      turrets: figure,
      strengths: fc.array(figure),
      novaCannon: fc.boolean(),
    });
    fc.assert(
      fc.property(ship, (whole) => {
        const halved = (value: number) => Math.ceil(value / 2);
        expect(crippledFigures(Object.freeze(whole))).toEqual({
          speed: Math.max(0, whole.speed - 5),
          shields: halved(whole.shields),
          turrets: halved(whole.turrets),
          strengths: whole.strengths.map(halved),
          novaCannon: false,
        });
      }),
    );
    const sound = { speed: 20, shields: 1, turrets: 1, strengths: [1, 2], novaCannon: false };
    const ask = (changed: object) => refusals(() => crippledFigures({ ...sound, ...changed }));
    for (const field of ['speed', 'shields', 'turrets']) {
      expect(ask({ [field]: -1 })).toEqual([['argument/out-of-range', field]]);
    }
    expect(ask({ strengths: [1, -1] })).toEqual([['argument/out-of-range', 'strengths[1]']]);
  });
});
