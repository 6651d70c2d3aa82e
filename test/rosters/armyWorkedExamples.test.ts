import { describe, expect, it } from 'vitest';
import { isWargameError } from 'wargame-rules';
import { type RosterArmy, readRoster } from 'wargame-rules/rosters';
import { ability, power, selection, statline } from './build';
import { guard, line, names, read, unit } from './workedSamples';
import { asJson, asXml, asZip, type Written } from './writeRoster';

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
            warlordTraits: [],
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
            warlordTraits: [],
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
