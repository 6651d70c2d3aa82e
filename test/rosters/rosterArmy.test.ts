import { describe, expect, it } from 'vitest';
import { type ArmyList, checkArmyList } from 'wargame-rules/open-play';
import { parseRoster, type RosterArmy, rosterArmy } from 'wargame-rules/rosters';
import { codes, firstModel, guard, line, read, summary, unit } from './armySamples';
import { power, refusal, selection } from './build';
import type { Written } from './writeRoster';

describe('the units of a roster', () => {
  it('are units and single models, but not what the detachment chose', () => {
    const army = read([
      selection('Battle Size', 'upgrade', {
        selections: [selection('2. Large (51-100 Total PL)', 'upgrade')],
      }),
      selection('Detachment Command Cost', 'upgrade', { costs: [{ name: 'CP', value: -3 }] }),
      unit([guard('Guard', 5)]),
      guard('Walker', 1, { costs: power(6), profiles: [line('Walker', '8')] }),
    ]);
    expect(summary(army)).toEqual([
      ['Guards', 3, '5 Guard'],
      ['Walker', 6, '1 Walker'],
    ]);
    expect(army.powerLevel).toBe(9);
    expect(army.warnings).toEqual([]);
    const list: ArmyList = army;
    expect(checkArmyList(list).map(({ code }) => code)).toEqual(['army/no-warlord']);
  });

  it('may stand in upgrades and in forces of forces', () => {
    const inner = {
      name: 'Inner',
      catalogueName: 'Folk of the Isle',
      selections: [unit([guard()], { id: 'u2' })],
    };
    const nameless = { selections: [], forces: [{ selections: [unit([guard()], { id: 'u3' })] }] };
    const outer = {
      name: 'Outer',
      catalogueName: 'Folk',
      selections: [selection('Bound', 'upgrade', { selections: [unit([guard()])] })],
      forces: [inner, nameless],
    };
    const army = read([], { forces: [outer] });
    expect(army.units.map(({ id, path, faction }) => [id, path, faction])).toEqual([
      ['u1', 'forces[0].selections[0].selections[0]', 'Folk'],
      ['u2', 'forces[0].forces[0].selections[0]', 'Folk of the Isle'],
      ['u3', 'forces[0].forces[1].forces[0].selections[0]', 'Folk'],
    ]);
    expect(army.faction).toBe('Folk');
  });

  it('may be filed as an upgrade with the profile of a model, or with a Power Level and models', () => {
    const filed = selection('Idol', 'upgrade', { costs: power(2), profiles: [line('Idol', '6')] });
    const squad = selection('Crew', 'upgrade', {
      costs: power(4),
      selections: [guard('Hand', 4), guard('Mate')],
    });
    const shelf = selection('Shelf', 'upgrade', { selections: [guard('Cart', 1, { costs: power(1) })] });
    expect(summary(read([filed, squad, shelf]))).toEqual([
      ['Idol', 2, '1 Idol'],
      ['Crew', 4, '4 Hand', '1 Mate'],
      ['Cart', 1, '1 Cart'],
    ]);
  });

  it('inside a unit are units of their own if they cost Power Level, else part of it', () => {
    const pack = selection('Pack', 'unit', { costs: power(2), selections: [guard('Hound', 3)] });
    const half = selection('Half', 'unit', { selections: [guard('Recruit', 5)] });
    expect(summary(read([unit([guard(), pack, half])]))).toEqual([
      ['Guards', 3, '1 Guard', '5 Recruit'],
      ['Pack', 2, '3 Hound'],
    ]);
    const shell = selection('Walkers', 'unit', { selections: [pack, { ...pack, name: 'Pack Two' }] });
    expect(summary(read([shell]))).toEqual([
      ['Pack', 2, '3 Hound'],
      ['Pack Two', 2, '3 Hound'],
    ]);
    const profiled = selection('Idol', 'unit', { profiles: [line('Idol', '7')], selections: [pack] });
    const manned = selection('Crew', 'unit', { selections: [guard('Hand'), pack] });
    expect(summary(read([profiled, manned]))).toEqual([
      ['Idol', 0, '1 Idol'],
      ['Pack', 2, '3 Hound'],
      ['Crew', 0, '1 Hand'],
      ['Pack', 2, '3 Hound'],
    ]);
  });

  it('C38: keep their ratings when the same choice stands in the list twice', () => {
    const army = read([unit([guard('Guard', 5)]), unit([guard('Guard', 10)], { costs: power(6) })]);
    expect(army.units.map(({ id, powerRating }) => [id, powerRating])).toEqual([
      ['u1', 3],
      ['u1/again2', 6],
    ]);
    expect(army.powerLevel).toBe(9);
  });

  it('count the costs of everything in them once, as the file gives them: already multiplied', () => {
    const hands = guard('Hand', 4, {
      costs: [...power('2.0'), { name: 'pts', value: 44 }],
      selections: [
        selection('Hook', 'upgrade', { number: 4, costs: [...power(1), { name: 'pts', value: 8 }] }),
      ],
    });
    expect(read([unit([hands])]).units[0]).toMatchObject({ powerRating: 6, points: 52 });
  });

  it('are left out where there are none of them', () => {
    const army = read([unit([guard(), guard('Absent', 0)]), unit([guard()], { number: 0 })]);
    expect(summary(army)).toEqual([['Guards', 3, '1 Guard']]);
  });
});

describe('keywords', () => {
  const category = (name: string, primary = false) => ({ id: name, name, primary });

  it('are the categories, as in the file, each once, those of factions as on a datasheet', () => {
    const squad = unit([guard('Guard', 1, { categories: [category('Marksman')] })], {
      categories: [category('HQ', true), category('Faction: <Quay>'), category('<Quay>'), category('HQ')],
    });
    const army = read([squad]);
    expect(army.units[0]?.keywords).toEqual(['HQ', '<Quay>']);
    expect(firstModel(army)?.keywords).toEqual(['Marksman']);
    expect(army.units[0]?.character).toBe(false);
  });

  it('tell a character, on the unit or on a model', () => {
    for (const name of ['Character', 'CHARACTER', ' character ']) {
      expect(read([unit([guard()], { categories: [category(name)] })]).units[0]?.character).toBe(true);
      const model = guard('Guard', 1, { categories: [category(name)] });
      expect(read([unit([model])]).units[0]?.character).toBe(true);
    }
    expect(read([unit([guard()], { categories: [category('Character Killer')] })]).units[0]?.character).toBe(
      false,
    );
  });
});

describe('the Warlord (OP-WARLORD-1)', () => {
  const lord = selection('Warlord', 'upgrade');
  const flags = (army: RosterArmy) =>
    army.units.map(({ warlord, models }) => [warlord, ...models.map((m) => m.warlord)]);

  it('is known by the upgrade of that name or the category', () => {
    const rank = selection('Rank', 'upgrade', { categories: [{ name: 'Warlord', primary: false }] });
    for (const mark of [lord, rank, { ...lord, name: 'WARLORD ' }]) {
      const army = read([guard('Chief', 1, { costs: power(5), selections: [mark] }), unit([guard()])]);
      expect(flags(army)).toEqual([
        [true, true],
        [false, false],
      ]);
    }
    const trait = selection('Warlord Trait: Loud', 'upgrade', { categories: [{ name: 'Warlord - Folk' }] });
    expect(flags(read([unit([guard('Guard', 1, { selections: [trait] })])]))).toEqual([[false, false]]);
    expect(flags(read([unit([guard('Guard', 1, { selections: [{ ...lord, number: 0 }] })])]))).toEqual([
      [false, false],
    ]);
  });

  it('is the model that bears the mark; a mark on a unit of several kinds names none', () => {
    const marked = guard('Captain', 1, { selections: [lord] });
    expect(flags(read([unit([guard(), marked])]))).toEqual([[true, false, true]]);
    expect(flags(read([unit([guard(), guard('Captain'), lord])]))).toEqual([[true, false, false]]);
    expect(flags(read([unit([guard(), lord])]))).toEqual([[true, true]]);
  });

  it('is not the unit around the one that has it', () => {
    const inner = selection('Inner', 'unit', { costs: power(2), selections: [guard('Chief'), lord] });
    expect(flags(read([unit([guard(), inner])]))).toEqual([
      [false, false],
      [true, true],
    ]);
  });
});

describe('ids', () => {
  it('are the file’s own where they are unique, and made from them or the place where not', () => {
    const army = read([
      unit([guard('Guard', 1, { id: 'm1' }), guard('Mate', 1, { id: 'u1' }), guard('Cook')]),
      guard('Chief', 1, { id: 'm1', costs: power(4) }),
      unit([guard('Guard', 1, { id: 'x/model' })], { id: '' }),
    ]);
    expect(army.units.map(({ id, models }) => [id, ...models.map((model) => model.id)])).toEqual([
      ['u1', 'm1', 'u1/again2', '/forces[0].selections[0].selections[2]'],
      ['m1/again2', 'm1/again2/model'],
      ['/forces[0].selections[2]', '/forces[0].selections[2].selections[0]'],
    ]);
  });
});

describe('warnings', () => {
  const total = (value: number): Written => ({
    costs: [
      { name: ' PL', value },
      { name: 'CP', value: 3 },
    ],
  });

  it('say when the stated total is another than the sum over the units', () => {
    const army = read([unit([guard()])], total(5));
    expect(army).toMatchObject({ powerLevel: 3, statedPowerLevel: 5 });
    expect(army.warnings).toEqual([
      {
        code: 'roster/total-differs',
        message: 'the roster states 5 Power Level, its units add up to 3',
        path: 'costs',
        facts: { cost: 'Power Level', stated: 5, counted: 3 },
      },
    ]);
    expect(read([unit([guard()])], total(3)).warnings).toEqual([]);
    expect(read([unit([guard()])])).not.toHaveProperty('statedPowerLevel');
  });

  it('say when something else than a unit costs Power Level or points', () => {
    const fort = selection('Earthworks', 'upgrade', { costs: [...power(2), { name: 'pts', value: 40 }] });
    const army = read([unit([guard()]), fort], total(5));
    expect(army.powerLevel).toBe(3);
    const path = 'forces[0].selections[1]';
    expect(army.warnings).toMatchObject([
      { code: 'roster/total-differs', path: 'costs', facts: { stated: 5, counted: 3 } },
      { code: 'roster/cost-outside-units', path, facts: { cost: 'Power Level', value: 2 } },
      { code: 'roster/cost-outside-units', path, facts: { cost: 'points', value: 40 } },
    ]);
  });

  it('say when a unit costs no Power Level, and when one entry stands for several units', () => {
    const free = selection('Strays', 'unit', { selections: [guard()] });
    const pair = unit([guard('Guard', 10)], { number: 2 });
    expect(codes(read([free, pair]))).toEqual([
      ['roster/no-power-rating', 'forces[0].selections[0]'],
      ['roster/several-units', 'forces[0].selections[1]'],
    ]);
  });
});

describe('rosterArmy', () => {
  it('takes other spellings of Power Level and points', () => {
    const costs = [
      { name: 'Power Level', value: 4 },
      { name: 'Points', value: 80 },
    ];
    expect(read([unit([guard()], { costs })])).toMatchObject({ powerLevel: 4, points: 80 });
    const other = [{ name: 'Plunder', value: 4 }];
    expect(refusal(() => read([unit([guard()], { costs: other })])).code).toBe('roster/no-power-level');
  });

  it('leaves out what the file leaves out', () => {
    const bare = {
      forces: [{ selections: [selection('Hut', 'unit', { costs: power(1), selections: [guard()] })] }],
    };
    const army = rosterArmy(parseRoster({ roster: bare }));
    expect(Object.keys(army)).toEqual(['name', 'units', 'powerLevel', 'points', 'warnings']);
    expect(army.name).toBe('');
  });
});
