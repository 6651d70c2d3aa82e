import { describe, expect, it } from 'vitest';
import { isWargameError } from 'wargame-rules';
import { parseRoster, type RosterArmy, readRoster, rosterArmy } from 'wargame-rules/rosters';
import { ability, power, selection, statline } from './build';
import { asJson, asXml, asZip, type Written } from './writeRoster';

const read = (selections: Written[], more: Written = {}): RosterArmy =>
  rosterArmy(parseRoster({ roster: { forces: [{ selections }], ...more } }));
const guard = (name = 'Guard', more: Written = {}) => selection(name, 'model', more);
const unit = (inside: Written[], more: Written = {}) =>
  selection('Guards', 'unit', { id: 'u', costs: power(3), selections: inside, ...more });
const line = (name: string, figures: Record<string, string>) => statline(name, figures);
const names = ({ units }: RosterArmy) => units.map(({ name }) => name);
const codes = ({ warnings }: RosterArmy) => warnings.map(({ code }) => code);
const text = expect.any(String);

describe('a whole army', () => {
  const barge = guard('Barge', {
    id: 'b',
    customName: 'Old Tub',
    costs: [...power(6), { name: 'pts', value: 90 }],
    categories: [{ name: 'Vehicle' }, { name: 'Character' }, { name: 'Vehicle' }],
    profiles: [
      line('Barge [1]', { W: '12', Ld: '8', Save: '3+' }),
      line('Barge [12]', { W: '12', Ld: '6', Save: '3+' }),
      statline('Hold', { Capacity: '10' }, 'Transport'),
      ability('Ward', 'This model has a 5+ invulnerable save.'),
    ],
    selections: [selection('Warlord', 'upgrade')],
  });
  const squad = unit([
    guard('Captain', { id: 'm', profiles: [line('Captain', { W: '2', Ld: '9', Save: '4+' })] }),
    guard('Guard w/ Hook', { id: 'n', number: 4 }),
    selection('Guard line', 'upgrade', { number: 0, profiles: [line('Guard', { W: '1' })] }),
  ]);
  const whole: Written = {
    name: 'Tide',
    gameSystemName: 'Rules',
    costs: [...power(10), { name: 'pts', value: 90 }],
    forces: [
      { name: 'Empty' },
      {
        name: 'Patrol',
        catalogueName: 'Harbour',
        selections: [barge, squad, selection('Fort', 'upgrade', { costs: power(1) })],
      },
    ],
  };

  it('is read alike from JSON, from XML and from a zip', () => {
    for (const input of [asJson(whole), asXml(whole), asZip([{ name: 'a.ros', data: asXml(whole) }])]) {
      expect(readRoster(input)).toStrictEqual({
        name: 'Tide',
        gameSystem: 'Rules',
        faction: 'Harbour',
        units: [
          {
            id: 'b',
            name: 'Barge',
            customName: 'Old Tub',
            path: 'forces[1].selections[0]',
            faction: 'Harbour',
            powerRating: 6,
            points: 90,
            keywords: ['Vehicle', 'Character'],
            character: true,
            warlord: true,
            leadership: 8,
            transportCapacity: 10,
            models: [
              {
                id: 'b/model',
                name: 'Barge',
                count: 1,
                keywords: [],
                warlord: true,
                leadership: 8,
                save: 3,
                wounds: 12,
                invulnerableSave: 5,
              },
            ],
          },
          {
            id: 'u',
            name: 'Guards',
            path: 'forces[1].selections[1]',
            faction: 'Harbour',
            powerRating: 3,
            points: 0,
            keywords: [],
            character: false,
            warlord: false,
            leadership: 9,
            models: [
              {
                id: 'm',
                name: 'Captain',
                count: 1,
                keywords: [],
                warlord: false,
                leadership: 9,
                save: 4,
                wounds: 2,
              },
              { id: 'n', name: 'Guard w/ Hook', count: 4, keywords: [], warlord: false },
            ],
          },
        ],
        powerLevel: 9,
        statedPowerLevel: 10,
        points: 90,
        statedPoints: 90,
        warnings: [
          {
            code: 'roster/total-differs',
            message: text,
            path: 'costs',
            facts: { cost: 'Power Level', stated: 10, counted: 9 },
          },
          {
            code: 'roster/cost-outside-units',
            message: text,
            path: 'forces[1].selections[2]',
            facts: { cost: 'Power Level', value: 1 },
          },
        ],
      });
    }
  });

  it('has no faction where the file names none', () => {
    const army = read([unit([guard()])]);
    expect(army).not.toHaveProperty('faction');
    expect(army.units[0]).not.toHaveProperty('faction');
    expect(army.units[0]).not.toHaveProperty('leadership');
  });

  it('may cost Power Level in its total alone', () => {
    const army = read([unit([guard()], { costs: [] })], { costs: power(3) });
    expect([army.powerLevel, army.statedPowerLevel]).toEqual([0, 3]);
    expect(codes(army)).toEqual(['roster/total-differs', 'roster/no-power-rating']);
  });

  it('is refused for a Power Rating that can’t be, which is named', () => {
    let reasons: unknown;
    try {
      read([unit([guard()], { costs: power(1.5) })]);
    } catch (thrown) {
      reasons = isWargameError(thrown) && thrown.violations;
    }
    expect(reasons).toStrictEqual([
      {
        code: 'roster/bad-power-rating',
        message: text,
        path: 'forces[0].selections[0]',
        facts: { powerRating: 1.5 },
      },
    ]);
  });
});

describe('what is a unit', () => {
  const crew = (...inside: Written[]) =>
    selection('Crew', 'upgrade', { costs: power(4), selections: inside });
  const idol = selection('Idol', 'upgrade', { profiles: [line('Idol', { Ld: '7' })] });
  const pack = selection('Pack', 'unit', { costs: power(2), selections: [guard('Hound')] });

  it('is an upgrade with a Power Level if somebody stands in it', () => {
    expect(names(read([crew(selection('Deck', 'upgrade', { selections: [idol] }))]))).toEqual(['Crew']);
    expect(names(read([crew(guard())]))).toEqual(['Crew']);
    for (const inside of [selection('Flag', 'upgrade'), guard('Absent', { number: 0 })]) {
      expect(names(read([pack, crew(inside)]))).toEqual(['Pack']);
    }
    const around = read([crew(pack)]);
    expect(names(around)).toEqual(['Pack']);
    expect(codes(around)).toEqual(['roster/cost-outside-units']);
  });

  it('is a unit that costs something, beside the one that stands in it', () => {
    const outer = read([selection('Outer', 'unit', { costs: power(1), selections: [pack] })]);
    expect(names(outer)).toEqual(['Outer', 'Pack']);
    expect(outer.powerLevel).toBe(3);
  });

  it('is a unit that has nothing at all, with a warning', () => {
    const army = read([pack, selection('Ghosts', 'unit')]);
    expect(names(army)).toEqual(['Pack', 'Ghosts']);
    expect(codes(army)).toEqual(['roster/no-power-rating', 'roster/models-unclear']);
  });

  it('has a profile of a model by the name of its kind, or by Leadership and save', () => {
    const upgrade = (kind: string, figures: Record<string, string>) =>
      names(read([pack, selection('Steed', 'upgrade', { profiles: [statline('Steed', figures, kind)] })]));
    expect(upgrade('UNIT ', {})).toEqual(['Pack', 'Steed']);
    expect(upgrade('Beast', { Ld: '7', Save: '4+' })).toEqual(['Pack', 'Steed']);
    expect(upgrade('Beast', { Ld: '7' })).toEqual(['Pack']);
    expect(upgrade('Beast', { Save: '4+' })).toEqual(['Pack']);
    expect(upgrade('Beast', {})).toEqual(['Pack']);
  });

  it('is warned of where one entry stands for several units, but not for several models', () => {
    expect(read([unit([guard()], { number: 2 })]).warnings).toStrictEqual([
      { code: 'roster/several-units', message: text, path: 'forces[0].selections[0]', facts: { number: 2 } },
    ]);
    expect(read([guard('Swarm', { number: 3, costs: power(3) })]).warnings).toEqual([]);
  });

  it('has clear models where at least one of them is listed as one', () => {
    const steed = selection('Steed', 'upgrade', { profiles: [line('Steed', { Ld: '5' })] });
    const profiles = [line('Guard', { Ld: '7' })];
    expect(codes(read([unit([steed], { profiles })]))).toEqual(['roster/models-unclear']);
    expect(codes(read([unit([steed, guard()], { profiles })]))).toEqual([]);
  });
});

describe('the figures of a model', () => {
  const model = (...figures: Record<string, string>[]) => {
    const profiles = figures.map((each) => line('Guard', each));
    const [first] = read([unit([guard('Guard', { id: 'g', profiles })])]).units[0]?.models ?? [];
    const { id, name, count, keywords, warlord, ...rest } = first ?? {};
    expect([id, name, count, keywords, warlord]).toEqual(['g', 'Guard', 1, [], false]);
    return rest;
  };

  it('are whole numbers and nothing around them', () => {
    expect(model({ Ld: '10', Save: '7+', W: '100' })).toStrictEqual({ leadership: 10, save: 7, wounds: 100 });
    for (const Save of ['1+', '8+', 'x3+', '3+*', '13+', '-']) expect(model({ Save })).toStrictEqual({});
    for (const W of ['5x', 'x5', '1000', '*']) expect(model({ W })).toStrictEqual({});
    for (const Ld of ['7x', 'x7', '100', '']) expect(model({ Ld })).toStrictEqual({});
  });

  it('are the highest Leadership of its profiles, and what else they say alike', () => {
    const high = { Ld: '8', Save: '3+', W: '5' };
    expect(model(high, { Ld: '6', Save: '4+', W: '5' })).toStrictEqual({ leadership: 8, wounds: 5 });
    expect(model({ W: '4' }, high)).toStrictEqual({ leadership: 8, save: 3 });
  });

  it('are its own, not those of its upgrades', () => {
    const horn = selection('Horn', 'upgrade', { profiles: [line('Horn', { Ld: '9' })] });
    const own = guard('Guard', { profiles: [line('Guard', { Ld: '7' })], selections: [horn] });
    expect(read([unit([own])]).units[0]?.models[0]?.leadership).toBe(7);
    expect(read([unit([guard('Guard', { selections: [horn] })])]).units[0]?.models[0]?.leadership).toBe(9);
  });

  const squad = (model: string, ...lines: [name: string, Ld: string][]) =>
    read([unit([guard(model)], { profiles: lines.map(([name, Ld]) => line(name, { Ld })) })]).units[0]
      ?.models[0]?.leadership;

  it('are those of the longest name on the squad that its own begins with', () => {
    const lines: [string, string][] = [
      ['Guard', '6'],
      ['Guard Captain', '8'],
      ['Cook [1]', '4'],
      ['Cook [12]', '5'],
    ];
    expect(squad('Guard Captain w/Hook', ...lines)).toBe(8);
    expect(squad('Guard w/Hook', ...lines)).toBe(6);
    expect(squad('Guard - Hook', ...lines)).toBe(6);
    expect(squad('Guardian', ...lines)).toBeUndefined();
    expect(squad('Cook', ...lines)).toBe(5);
    expect(squad('Cook (old)', ...lines)).toBe(5);
    expect(squad('Cook', ['Cook [1]', '5'], ['Cook [12]', '4'], ['Mate', '9'])).toBe(5);
    expect(squad('Cook [12]', ...lines)).toBe(5);
    expect(squad('Cook [1]', ...lines)).toBe(4);
  });

  it('are of nobody where a profile has no name', () => {
    expect(squad('(Cook)', ['[1]', '7'], ['Chief', '9'])).toBeUndefined();
  });

  it('are found by words in names of up to 200 characters', () => {
    const lines: [string, string][] = [
      ['Guard', '6'],
      ['Chief', '9'],
    ];
    expect(squad(`Guard ${'x'.repeat(194)}`, ...lines)).toBe(6);
    expect(squad(`Guard ${'x'.repeat(195)}`, ...lines)).toBeUndefined();
    const long = 'Guard '.repeat(40).trim();
    expect(squad(long, [long, '7'], ...lines)).toBe(7);
  });

  it('of the unit are the highest on any profile where one of its models is not known', () => {
    const captain = guard('Captain', { profiles: [line('Captain', { Ld: '7' })] });
    const profiles = [line('Chief', { Ld: '9' }), line('Mate', { Ld: '6' })];
    expect(read([unit([captain, guard('Cook')], { profiles })]).units[0]?.leadership).toBe(9);
    expect(read([unit([captain], { profiles })]).units[0]?.leadership).toBe(7);
  });
});

describe('an invulnerable save', () => {
  const saves = (inside: Written[], more: Written = {}) =>
    read([unit(inside, more)]).units[0]?.models.map(({ invulnerableSave }) => invulnerableSave ?? null);
  const own = (...profiles: Written[]) => saves([guard('Guard', { profiles })])?.[0];
  const sentence = 'This model has a 4+ invulnerable save.';

  it('is a number from 2 to 6 in its column', () => {
    const column = (Invuln: string) => own(line('Guard', { Invuln }));
    expect(column(' 4+ ')).toBe(4);
    for (const form of ['x4+', '14+', '4+*', '4', '1+', '7+', '']) expect(column(form)).toBeNull();
  });

  it('is in the name of an ability only where none of its texts says more', () => {
    const named = (...texts: string[]) =>
      own(
        statline(
          ' Invulnerable Save (4+) ',
          Object.fromEntries(texts.map((each, index) => [`Text ${index}`, each])),
          'Abilities',
        ),
      );
    expect(named()).toBe(4);
    expect(named(' - ')).toBe(4);
    expect(named('-', '')).toBe(4);
    expect(named('-', 'Melee')).toBeNull();
    expect(named('Melee')).toBeNull();
  });

  it('on the unit is that of all its models if it stands in a name', () => {
    const rules = [{ name: '5+ invulnerable save', hidden: false, description: '' }];
    expect(saves([guard(), guard('Captain')], { rules })).toEqual([5, 5]);
  });

  it('may stand among other sentences and lines', () => {
    expect(own(ability('Charm', `It is lucky.  ${sentence}`))).toBe(4);
    expect(own(ability('Charm', `It is lucky\n  ${sentence}  \nIt hums`))).toBe(4);
    expect(own(ability('Charm', `It is lucky ${sentence}`))).toBeNull();
  });

  it('is not read from what is hidden', () => {
    expect(own({ ...ability('Charm', sentence), hidden: true })).toBeNull();
    const rule = { name: 'Charm', hidden: true, description: sentence };
    expect(saves([guard('Guard', { rules: [rule] })])).toEqual([null]);
    expect(saves([guard('Guard', { rules: [{ ...rule, hidden: false }] })])).toEqual([4]);
  });
});

describe('a transport capacity', () => {
  const capacity = (more: Written) =>
    read([guard('Barge', { costs: power(4), ...more })]).units[0]?.transportCapacity;
  const words = (number: number) => `It has a transport capacity of ${number} models.`;

  it('is a bare number of up to three digits, or one in words, on a profile or a rule', () => {
    const bare = (Capacity: string) => capacity({ profiles: [line('Barge', { Capacity })] });
    expect([bare('6'), bare(' 120 ')]).toEqual([6, 120]);
    for (const form of ['x6', '6x', '1000', '6 models', '']) expect(bare(form)).toBeUndefined();
    expect(capacity({ profiles: [ability('Hold', words(8))] })).toBe(8);
    expect(capacity({ rules: [{ name: 'Hold', hidden: false, description: words(9) }] })).toBe(9);
    expect(capacity({ profiles: [line('Barge', { Capacity: '6' }), ability('Hold', words(8))] })).toBe(
      undefined,
    );
  });

  it('is not read from what is hidden', () => {
    expect(capacity({ profiles: [{ ...ability('Hold', words(8)), hidden: true }] })).toBeUndefined();
    expect(capacity({ rules: [{ name: 'Hold', hidden: true, description: words(9) }] })).toBeUndefined();
  });
});
