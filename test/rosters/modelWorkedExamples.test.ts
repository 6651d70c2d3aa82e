import { describe, expect, it } from 'vitest';
import { ability, power, selection, statline } from './build';
import { guard, line, read, unit } from './workedSamples';
import type { Written } from './writeRoster';

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
