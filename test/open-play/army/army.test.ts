import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ArmyList,
  attackerByPower,
  BATTLE_SIZES,
  battleSize,
  checkArmyList,
  hasKeyword,
  INSPIRING_LEADER,
  type MusterChoices,
  musterArmy,
  powerLevel,
  type UnitEntry,
} from 'wargame-rules/open-play';
import { deepFreeze } from '../../deepFreeze';
import { unitEntries } from '../arbitraries';

const boss: UnitEntry = {
  id: 'boss',
  name: 'Boss',
  powerRating: 4,
  models: [{ id: 'chief', name: 'Chief' }],
};
const boyz: UnitEntry = {
  id: 'boyz',
  name: 'Boyz',
  powerRating: 7,
  models: [{ id: 'boy', name: 'Boy', count: 3 }],
};
const list: ArmyList = { name: 'Horde', units: [boss, boyz] };
const codes = (of: ArmyList, choices?: MusterChoices) =>
  checkArmyList(of, choices).map(({ code, path }) => [code, path]);
const withUnit = (more: object): ArmyList => ({ name: 'Horde', units: [{ ...boss, ...more }] });
const withModel = (more: object): ArmyList => withUnit({ models: [{ id: 'chief', name: 'Chief', ...more }] });

describe('mustering an army', () => {
  it('OP-POWER-1, C37: adds up the Power Ratings of all units', () => {
    fc.assert(
      fc.property(unitEntries, (units) => {
        const army = musterArmy(deepFreeze({ name: 'Any', units }), { warlordTrait: INSPIRING_LEADER });
        expect(army.powerLevel).toBe(units.reduce((sum, { powerRating }) => sum + powerRating, 0));
        expect(powerLevel([...units].reverse())).toBe(army.powerLevel);
      }),
    );
    expect(powerLevel([])).toBe(0);
  });

  it('C88: has no Power Level where a unit has none, and says which unit', () => {
    expect(() => powerLevel([{ powerRating: 7 }, { powerRating: -1 }])).toThrow(
      expect.objectContaining({
        code: 'argument/out-of-range',
        violations: [expect.objectContaining({ path: 'units[1].powerRating' })],
      }),
    );
  });

  it('OP-MUSTER-1: refuses no size, and keeps every model under an id of its own', () => {
    fc.assert(
      fc.property(unitEntries, (units) => {
        const army = musterArmy(deepFreeze({ name: 'Any', units }), {
          prefix: 'a-',
          warlordTrait: INSPIRING_LEADER,
        });
        const ids = army.units.flatMap(({ id, models }) => [id, ...models.map((model) => model.id)]);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => id.startsWith('a-'))).toBe(true);
        const counted = units.map(({ models }) => models.reduce((sum, { count = 1 }) => sum + count, 0));
        expect(army.units.map(({ models }) => models.length)).toEqual(counted);
        expect(JSON.parse(JSON.stringify(army))).toStrictEqual(army);
      }),
    );
  });

  it('C91: shares nothing with the list', () => {
    const entry = { id: 'm', name: 'M', keywords: ['A'], base: { shape: 'round' as const, diameter: 1 } };
    const unit = { ...boss, keywords: ['B'], models: [entry] };
    const army = musterArmy({ name: 'Horde', units: [unit] }, { warlord: 'm' });
    const before = JSON.stringify(army);
    entry.keywords.push('C');
    entry.base.diameter = 9;
    unit.keywords.push('D');
    expect(JSON.stringify(army)).toBe(before);
  });

  it('C38: keeps the ratings of two units of one kind, and refuses one unit twice', () => {
    const twin = { ...boyz, id: 'twin', powerRating: 12, models: [{ id: 'lad', name: 'Boy', count: 6 }] };
    const { units } = musterArmy({ name: 'Horde', units: [boyz, twin] }, { warlord: 'lad/1' });
    expect(units.map(({ powerRating }) => powerRating)).toEqual([7, 12]);
    expect(codes({ name: 'Horde', units: [boss, boyz, boyz] }, { warlord: 'chief' })).toEqual([
      ['army/duplicate-id', 'units[2].id'],
      ['army/duplicate-id', 'units[2].models[0].id'],
      ['army/duplicate-id', 'units[2].models[0].id'],
      ['army/duplicate-id', 'units[2].models[0].id'],
    ]);
  });

  it('C89: holds no -0', () => {
    const models = [{ id: 'm', name: 'M', leadership: -0 }];
    const unit = { id: 'u', name: 'U', powerRating: -0, leadership: -0, transportCapacity: -0, models };
    const army = musterArmy({ name: 'Nothing', units: [unit] }, { warlord: 'm' });
    expect(JSON.parse(JSON.stringify(army))).toStrictEqual(army);
  });

  it('C94: keeps the order in which the units are listed, whatever their ids', () => {
    const ids = ['b', '10', '2', 'a', '__proto__'];
    const units = ids.map((id) => ({ ...boss, id, models: [{ id: `${id}-m`, name: 'M' }] }));
    const army = musterArmy({ name: 'Horde', units }, { warlord: '10-m' });
    expect(army.units.map(({ id }) => id)).toEqual(ids);
  });

  it('OP-WARLORD-1: has exactly one Warlord, who gains the keyword', () => {
    fc.assert(
      fc.property(unitEntries, (units) => {
        const army = musterArmy({ name: 'Any', units }, { warlordTrait: INSPIRING_LEADER });
        const warlords = army.units
          .flatMap(({ models }) => models)
          .filter((one) => hasKeyword(one, 'warlord'));
        expect(warlords.map(({ id }) => id)).toEqual([army.warlord]);
      }),
    );
    const marked = { ...boyz, models: [{ id: 'boy', name: 'Boy', count: 3, warlord: true }] };
    expect(musterArmy({ name: 'Horde', units: [boss, marked] }).warlord).toBe('boy/1');
    expect(codes(list)).toEqual([['army/no-warlord', 'warlord']]);
    expect(codes(list, { warlord: 'stranger' })).toEqual([['army/unknown-warlord', 'warlord']]);
    expect(codes({ ...list, units: [{ ...boss, warlord: true }, marked] })).toEqual([
      ['army/several-warlords', 'warlord'],
    ]);
  });

  it('OP-WARLORD-2: a Warlord that is no CHARACTER takes Inspiring Leader or nothing', () => {
    const as = (warlordTrait: string) => codes(list, { warlord: 'chief', warlordTrait });
    expect(codes(list, { warlord: 'chief' })).toEqual([]);
    expect(as(INSPIRING_LEADER)).toEqual([]);
    expect(as('Bellowing Voice')).toEqual([['army/trait-not-open', 'warlordTrait']]);
    const heroes = { ...list, units: [{ ...boss, keywords: ['Character'] }, boyz] };
    const army = musterArmy(heroes, { warlord: 'chief', warlordTrait: 'Bellowing Voice' });
    expect(army.warlordTrait).toBe('Bellowing Voice');
  });

  it('OP-WARLORD-2: a Warlord with CHARACTER has a trait, chosen at muster', () => {
    const heroes = { ...list, units: [{ ...boss, keywords: ['Character'] }, boyz] };
    expect(codes(heroes, { warlord: 'chief' })).toEqual([['army/no-trait', 'warlordTrait']]);
    expect(codes(heroes, { warlord: 'chief', warlordTrait: INSPIRING_LEADER })).toEqual([]);
  });

  it('C87, C88: refuses every figure that can not be, by its place', () => {
    const faults: readonly (readonly [ArmyList, string, string])[] = [
      [withUnit({ powerRating: -1 }), 'army/bad-figure', 'units[0].powerRating'],
      [withUnit({ powerRating: Number.NaN }), 'army/bad-figure', 'units[0].powerRating'],
      [withUnit({ powerRating: '4' }), 'army/bad-figure', 'units[0].powerRating'],
      [withUnit({ leadership: 6.5 }), 'army/bad-figure', 'units[0].leadership'],
      [withUnit({ transportCapacity: null }), 'army/bad-figure', 'units[0].transportCapacity'],
      [withUnit({ id: '' }), 'army/bad-name', 'units[0].id'],
      [withUnit({ name: undefined }), 'army/bad-name', 'units[0].name'],
      [withUnit({ keywords: 'BIG' }), 'army/malformed', 'units[0].keywords'],
      [withUnit({ keywords: [3] }), 'army/bad-name', 'units[0].keywords[0]'],
      [withUnit({ warlord: 'yes' }), 'army/malformed', 'units[0].warlord'],
      [withUnit({ models: [] }), 'army/no-models', 'units[0].models'],
      [withModel({ count: 0 }), 'army/bad-figure', 'units[0].models[0].count'],
      [withModel({ count: 1e9 }), 'army/bad-figure', 'units[0].models[0].count'],
      [withModel({ save: 0 }), 'army/bad-figure', 'units[0].models[0].save'],
      [withModel({ invulnerableSaves: 4 }), 'army/malformed', 'units[0].models[0].invulnerableSaves'],
      [
        withModel({ invulnerableSaves: [4, 0] }),
        'army/bad-figure',
        'units[0].models[0].invulnerableSaves[1]',
      ],
      [withModel({ base: null }), 'army/malformed', 'units[0].models[0].base.shape'],
      [withModel({ base: { shape: 'toString' } }), 'army/malformed', 'units[0].models[0].base.shape'],
      [
        withModel({ base: { shape: 'round', diameter: 0 } }),
        'army/bad-figure',
        'units[0].models[0].base.diameter',
      ],
      [
        withModel({ base: { shape: 'oval', length: 2, width: Number.NaN } }),
        'army/bad-figure',
        'units[0].models[0].base.width',
      ],
      [{ name: 'Horde', units: [] }, 'army/no-units', 'units'],
      [{ name: '', units: [boss] }, 'army/bad-name', 'name'],
      [{ ...list, faction: 3 } as never, 'army/bad-name', 'faction'],
    ];
    for (const [wrong, code, path] of faults) expect(codes(wrong)).toEqual([[code, path]]);
    expect(codes(list, { warlord: 3 } as never)).toEqual([['army/bad-name', 'warlord']]);
    expect(codes(list, null as never)).toEqual([['army/malformed', 'choices']]);
  });

  it('lists all reasons at once, and throws them', () => {
    const wrong = withUnit({ powerRating: -1, models: [{ id: '', name: 'Chief' }] });
    const faults = checkArmyList(wrong);
    expect(faults.map(({ path }) => path)).toEqual(['units[0].powerRating', 'units[0].models[0].id']);
    expect(() => musterArmy(wrong)).toThrow(expect.objectContaining({ violations: faults }));
  });

  it('gives a typed error for anything at all', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (one, other) => {
        expect(checkArmyList(one as never).length).toBeGreaterThan(0);
        const inside = checkArmyList({ name: 'X', units: [one, { ...boss, models: [other] }] as never });
        expect(inside.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('battle sizes', () => {
  it('OP-POWER-2: cover every combined Power Level, from the smallest up', () => {
    fc.assert(
      fc.property(fc.nat(1000), (combined) => {
        const size = battleSize(combined);
        expect(size.beyondTable).toBe(combined > 300);
        expect(size.from <= combined && (combined <= size.to || size.beyondTable)).toBe(true);
        expect(battleSize(combined + 1).hours).toBeGreaterThanOrEqual(size.hours);
      }),
    );
    for (const [index, row] of BATTLE_SIZES.entries()) {
      expect(row.from).toBe(index === 0 ? 0 : (BATTLE_SIZES[index - 1]?.to ?? 0) + 1);
    }
  });

  it.each([
    [50, 'Combat Patrol', 1, 30],
    [51, 'Incursion', 2, 30],
    [100, 'Incursion', 2, 30],
    [101, 'Strike Force', 3, 60],
    [200, 'Strike Force', 3, 60],
    [201, 'Onslaught', 4, 90],
    [999, 'Onslaught', 4, 90],
  ])('OP-POWER-2: %i is %s', (combined, name, hours, height) => {
    expect(battleSize(combined)).toMatchObject({ name, hours, battlefield: { width: 44, height } });
  });

  it('C88: are found by whole numbers only', () => {
    for (const odd of [-1, 0.5, Number.NaN]) {
      expect(() => battleSize(odd)).toThrow(
        expect.objectContaining({ violations: [expect.objectContaining({ path: 'combinedPowerLevel' })] }),
      );
    }
  });

  it('C91: can not be changed through a result', () => {
    (battleSize(10).battlefield as { width: number }).width = 1;
    expect(battleSize(10).battlefield.width).toBe(44);
  });
});

describe('the Attacker', () => {
  it('OP-ROLE-1, C30: is who has the strictly greater Power Level; nobody when both are equal', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), (one, other) => {
        const players = [
          { player: 'Ann', powerLevel: one },
          { player: 'Ben', powerLevel: other },
        ] as const;
        expect(attackerByPower(players)).toBe(one > other ? 'Ann' : one < other ? 'Ben' : null);
      }),
    );
  });

  it('C88: is not found by figures that are none', () => {
    const ben = { player: 'Ben', powerLevel: 3 };
    const ann = { player: 'Ann', powerLevel: Number.NaN };
    for (const [players, path] of [
      [[ann, ben], 'players[0].powerLevel'],
      [[ben, ann], 'players[1].powerLevel'],
    ] as const) {
      expect(() => attackerByPower(players)).toThrow(
        expect.objectContaining({
          code: 'argument/not-a-whole-number',
          violations: [expect.objectContaining({ path })],
        }),
      );
    }
  });
});
