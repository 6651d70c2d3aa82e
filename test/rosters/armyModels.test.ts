import { describe, expect, it } from 'vitest';
import { codes, firstModel, guard, line, read, summary, unit } from './armySamples';
import { ability, power, selection, statline } from './build';
import type { Written } from './writeRoster';

describe('the models of a unit', () => {
  it('may be upgrades with the profile of a model, mixed with models', () => {
    const squad = unit([
      guard('Captain', 1, { profiles: [line('Captain', '8')] }),
      selection('Guard (Sword)', 'upgrade', { number: 4, profiles: [line('Guard', '7')] }),
      selection('Grenades', 'upgrade', { number: 5, profiles: [ability('Boom', 'Loud.')] }),
    ]);
    expect(summary(read([squad]))).toEqual([['Guards', 3, '1 Captain', '4 Guard (Sword)']]);
  });

  it('are not the upgrades of a model, even with a profile', () => {
    const rider = guard('Rider', 1, {
      selections: [selection('Steed', 'upgrade', { profiles: [line('Rider on Steed', '7', '3+', '4')] })],
    });
    const army = read([unit([rider])]);
    expect(summary(army)).toEqual([['Guards', 3, '1 Rider']]);
    expect(firstModel(army)).toMatchObject({ leadership: 7, save: 3, wounds: 4 });
  });

  it('include those that belong to a model', () => {
    const master = guard('Master', 1, { costs: power(4), selections: [guard('Hawk', 2)] });
    const army = read([master]);
    expect(summary(army)).toEqual([['Master', 4, '1 Master', '2 Hawk']]);
  });

  it('include those that upgrades or idle units hold', () => {
    const options = selection('Options', 'upgrade', {
      profiles: [line('Guard', '7')],
      selections: [guard('Guard', 4), guard('Mate')],
    });
    expect(summary(read([unit([options])]))).toEqual([['Guards', 3, '4 Guard', '1 Mate']]);
  });

  it('are the unit itself where it lists none, with a warning unless its profile is of one model', () => {
    const alone = read([unit([], { profiles: [line('Guards [1]', '7'), line('Guards [2]', '7')] })]);
    expect(alone.units[0]?.models).toMatchObject([
      { id: 'u1/model', name: 'Guards', count: 1, leadership: 7 },
    ]);
    expect(alone.warnings).toEqual([]);
    for (const profiles of [[], [line('Guard', '7'), line('Captain', '8')]]) {
      expect(codes(read([unit([], { profiles })]))).toEqual([
        ['roster/models-unclear', 'forces[0].selections[0]'],
      ]);
    }
    const doubtful = unit([selection('Steed', 'upgrade', { profiles: [line('Steed', '5')] })], {
      profiles: [line('Guard', '7')],
    });
    expect(codes(read([doubtful]))).toEqual([['roster/models-unclear', 'forces[0].selections[0]']]);
  });

  it('get the profile that stands on the squad, by name', () => {
    const squad = unit(
      [guard('Guard', 3), guard('Guard w/Hook'), guard('Guard Captain'), guard('Cook'), guard('Guardian')],
      { profiles: [line('Guard', '6', '5+', '1'), line('Guard Captain', '8', '5+', '2')] },
    );
    const models = read([squad]).units[0]?.models.map(({ name, leadership, save, wounds }) => ({
      name,
      leadership,
      save,
      wounds,
    }));
    expect(models).toEqual([
      { name: 'Guard', leadership: 6, save: 5, wounds: 1 },
      { name: 'Guard w/Hook', leadership: 6, save: 5, wounds: 1 },
      { name: 'Guard Captain', leadership: 8, save: 5, wounds: 2 },
      { name: 'Cook', leadership: undefined, save: 5, wounds: undefined },
      { name: 'Guardian', leadership: undefined, save: 5, wounds: undefined },
    ]);
    expect(read([squad]).units[0]?.leadership).toBe(8);
  });

  it('have one profile for each stage of damage, in any order', () => {
    const barge = guard('Barge', 1, {
      costs: power(8),
      profiles: [
        line('Barge [3]', '7', '3+', 'N/A'),
        line('Barge [1]', '7', '3+', '16'),
        line('Barge [2]', '6', '3+', '-'),
      ],
    });
    expect(firstModel(read([barge]))).toMatchObject({ leadership: 7, save: 3, wounds: 16 });
  });

  it('have no figure that the file gives as anything but that figure', () => {
    const odd = read([unit([guard('Guard', 1, { profiles: [line('Guard', '6+', '*', 'D6')] })])]);
    expect(firstModel(odd)).toEqual({
      id: '/forces[0].selections[0].selections[0]',
      name: 'Guard',
      count: 1,
      keywords: [],
      warlord: false,
    });
    expect(odd.units[0]).not.toHaveProperty('leadership');
    const hidden = [{ ...line('Guard', '6'), hidden: true }];
    expect(firstModel(read([unit([guard('Guard', 1, { profiles: hidden })])]))).not.toHaveProperty(
      'leadership',
    );
  });
});

describe('the highest Leadership of a unit (OP-MORALE-1)', () => {
  it('is that of its models', () => {
    const squad = unit([
      guard('Guard', 4, { profiles: [line('Guard', '6')] }),
      guard('Captain', 1, { profiles: [line('Captain', '10')] }),
    ]);
    expect(read([squad]).units[0]?.leadership).toBe(10);
  });

  it('is not that of a model which the squad could have but has not', () => {
    const squad = unit([guard('Guard', 4)], { profiles: [line('Guard', '6'), line('Captain', '8')] });
    expect(read([squad]).units[0]?.leadership).toBe(6);
  });
});

describe('an invulnerable save', () => {
  const saves = (inside: Written[], more: Written = {}) =>
    read([unit(inside, more)]).units[0]?.models.map(({ invulnerableSave }) => invulnerableSave ?? null);
  const withAbility = (text: string, name = 'Charm') =>
    guard('Guard', 2, { profiles: [ability(name, text)] });

  it('is read from a sentence without conditions', () => {
    expect(saves([withAbility('This model has a 4+ invulnerable save.')])).toEqual([4]);
    expect(saves([withAbility('It is lucky. The bearer has a 5+ invulnerable save. It hums.')])).toEqual([5]);
    expect(saves([withAbility('THIS MODEL HAS A 3+ INVULNERABLE SAVE')])).toEqual([3]);
    expect(
      saves([
        guard('Guard', 1, {
          rules: [{ name: 'Charm', description: 'This model has a 6+ invulnerable save.' }],
        }),
      ]),
    ).toEqual([6]);
  });

  it('is left out where there is a condition', () => {
    for (const text of [
      'This model has a 4+ invulnerable save against shooting.',
      'While within 6" of this model, models in that unit have a 5+ invulnerable save.',
      'Once per battle, this model has a 3+ invulnerable save until the end of the phase.',
      'It loses its 4+ invulnerable save.',
      'This model has a 1+ invulnerable save.',
    ]) {
      expect(saves([withAbility(text)])).toEqual([null]);
    }
    expect(saves([withAbility('Against shooting only.', 'Invulnerable Save (4+)')])).toEqual([null]);
  });

  it('is read from a column of its own, or from the name of an ability without text', () => {
    expect(
      saves([guard('Guard', 1, { profiles: [statline('Guard', { 'Invulnerable Save': '5+' })] })]),
    ).toEqual([5]);
    expect(saves([guard('Guard', 1, { profiles: [statline('Guard', { Invuln: '5+*' })] })])).toEqual([null]);
    expect(saves([withAbility('-', 'Invulnerable Save (4+)')])).toEqual([4]);
    expect(saves([withAbility('', '5+ invulnerable save')])).toEqual([5]);
    expect(saves([withAbility('', 'Invulnerable Save (4+*)')])).toEqual([null]);
  });

  it('is the best of several', () => {
    const shield = selection('Shield', 'upgrade', {
      profiles: [ability('Shield', 'The bearer has a 4+ invulnerable save.')],
    });
    const model = guard('Guard', 1, {
      profiles: [ability('Luck', 'This model has a 6+ invulnerable save.')],
      selections: [shield],
    });
    expect(saves([model])).toEqual([4]);
  });

  it('is not that of an upgrade which only some of the models bear', () => {
    const shield = selection('Shield', 'upgrade', {
      profiles: [ability('Shield', 'The bearer has a 4+ invulnerable save.')],
    });
    expect(saves([guard('Guard', 2, { selections: [shield] })])).toEqual([null]);
    expect(saves([guard('Guard', 2, { selections: [{ ...shield, number: 2 }] })])).toEqual([4]);
  });

  it('of the whole unit holds for all of it, of "this model" only where there is one kind', () => {
    const whole = { profiles: [ability('Ward', 'Models in this unit have a 5+ invulnerable save.')] };
    expect(saves([guard(), guard('Captain')], whole)).toEqual([5, 5]);
    const single = { profiles: [ability('Ward', 'This model has a 5+ invulnerable save.')] };
    expect(saves([guard(), guard('Captain')], single)).toEqual([null, null]);
    expect(saves([guard()], single)).toEqual([5]);
    expect(saves([], single)).toEqual([5]);
  });
});

describe('a transport capacity', () => {
  const capacity = (...texts: string[]) =>
    read([
      guard('Barge', 1, {
        costs: power(4),
        profiles: texts.map((text) => statline('Barge', { Capacity: text }, 'Transport')),
      }),
    ]).units[0]?.transportCapacity;

  it('is read where the file gives one number', () => {
    expect(capacity('12')).toBe(12);
    expect(capacity('This model has a transport capacity of 22 models. Each ogre takes 2 places.')).toBe(22);
    expect(capacity('A transport capacity of 6.', 'A transport capacity of 6.')).toBe(6);
  });

  it('is left out where it gives none or several', () => {
    expect(capacity('-')).toBeUndefined();
    expect(capacity('It carries 12 models.')).toBeUndefined();
    expect(
      capacity('A transport capacity of 6, or a transport capacity of 12 without its gun.'),
    ).toBeUndefined();
    expect(read([unit([guard()])]).units[0]).not.toHaveProperty('transportCapacity');
  });
});
