import { describe, expect, it } from 'vitest';
import { type ArmyList, checkArmyList, type MusterChoices } from 'wargame-rules/open-play';
import { deepFreeze } from '../../deepFreeze';
import { strangers } from '../../strangers';

const LIST: ArmyList = deepFreeze({
  name: 'Horde',
  units: [
    {
      id: 'boss',
      name: 'Boss',
      powerRating: 4,
      keywords: ['CHARACTER'],
      models: [{ id: 'chief', name: 'Chief' }],
    },
    { id: 'boyz', name: 'Boyz', powerRating: 7, models: [{ id: 'boy', name: 'Boy', count: 2 }] },
  ],
});

/** What is to be dealt with by a program: all but the words. */
function reasons(choices: MusterChoices, list: ArmyList = LIST): readonly object[] {
  return checkArmyList(list, deepFreeze(choices)).map(({ message: _, ...reason }) => reason);
}

describe('an army list that can not be mustered', () => {
  it('OP-WARLORD-1: lacks a Warlord, names a stranger, or marks several', () => {
    const rule = 'OP-WARLORD-1';
    expect(reasons({})).toEqual([{ code: 'army/no-warlord', rule, path: 'warlord' }]);
    expect(reasons({ warlord: 'stranger' })).toEqual([
      { code: 'army/unknown-warlord', rule, path: 'warlord', facts: { id: 'stranger' } },
    ]);
    const marked = { ...LIST, units: LIST.units.map((unit) => ({ ...unit, warlord: true })) };
    expect(reasons({ prefix: 'a-' }, marked)).toEqual([
      {
        code: 'army/several-warlords',
        rule,
        path: 'warlord',
        facts: { ids: ['a-chief', 'a-boy/1'] },
      },
    ]);
    expect(reasons({ warlord: 'boy/2' }, marked)).toEqual([]);
  });

  it('OP-WARLORD-2: has a CHARACTER without a trait, or another with one that is not open to it', () => {
    const trait = { rule: 'OP-WARLORD-2', path: 'warlordTrait' };
    expect(reasons({ warlord: 'chief' })).toEqual([
      { code: 'army/no-trait', ...trait, facts: { warlord: 'chief' } },
    ]);
    expect(reasons({ warlord: 'boy/1', warlordTrait: 'Bellowing Voice' })).toEqual([
      {
        code: 'army/trait-not-open',
        ...trait,
        facts: { warlord: 'boy/1', trait: 'Bellowing Voice' },
      },
    ]);
    expect(reasons({ warlord: 'boy/1', warlordTrait: 'Inspiring Leader' })).toEqual([]);
    expect(reasons({ warlord: 'boy/1' })).toEqual([]);
  });

  it('OP-MUSTER-1: gives an id twice, be it to a unit and a model, with the prefix or without', () => {
    const unit = { id: 'm', name: 'M', powerRating: 1, warlord: true, models: [{ id: 'm', name: 'M' }] };
    const list = { name: 'Alone', units: [unit] };
    for (const prefix of ['', 'a-']) {
      expect(reasons({ prefix }, list)).toEqual([
        { code: 'army/duplicate-id', path: 'units[0].models[0].id', facts: { id: `${prefix}m` } },
      ]);
    }
    expect(reasons({}, list)).toHaveLength(1);
  });

  it('C87: takes any text as a prefix, an empty one too, and nothing else', () => {
    expect(reasons({ prefix: '', warlord: 'boy/1' })).toEqual([]);
    expect(reasons({ prefix: 'a-', warlord: 'a-boy/1' })).toEqual([]);
    for (const prefix of [3, null, ['a']]) {
      expect(reasons({ prefix, warlord: 'boy/1' } as never)).toMatchObject([
        { code: 'army/bad-name', path: 'prefix' },
      ]);
    }
  });

  it('has more models than memory is for, in a unit or in all', () => {
    const unit = (id: string, ...counts: readonly number[]) => ({
      id,
      name: id,
      powerRating: 1,
      models: counts.map((count, index) => ({ id: `${id}-${index}`, name: 'Horde', count })),
    });
    const faults = (...units: readonly ReturnType<typeof unit>[]) =>
      checkArmyList({ name: 'Horde', units }).filter(({ code }) => code === 'army/bad-figure');
    expect(faults(unit('one', 6_000, 4_000))).toEqual([]);
    expect(faults(unit('one', 6_000), unit('two', 4_000))).toEqual([]);
    const tooMany = { message: 'at most 10000 models in all, not 10001' };
    expect(faults(unit('one', 6_000, 4_001))).toEqual([
      expect.objectContaining({ ...tooMany, path: 'units[0].models' }),
    ]);
    expect(faults(unit('one', 6_000), unit('two', 4_001))).toEqual([
      expect.objectContaining({ ...tooMany, path: 'units' }),
    ]);
  });

  it('has members that nobody knows, wherever they stand', () => {
    const based = { id: 'boy', name: 'Boy', base: { shape: 'round', diameter: 1 } } as const;
    const list = { ...LIST, units: [{ id: 'boyz', name: 'Boyz', powerRating: 7, models: [based] }] };
    const strange = strangers(list);
    expect(strange.map(({ path }) => path)).toContain('units[0].models[0].base.stranger');
    for (const { path, value } of strange) {
      expect(reasons({ warlord: 'boy' }, value as ArmyList)).toEqual([{ code: 'army/malformed', path }]);
    }
    const choices = { warlord: 'boy', trait: 'Bellowing Voice' };
    expect(reasons(choices, list)).toMatchObject([{ code: 'army/malformed', path: 'trait' }]);
  });

  it('lacks nothing when it is what a reader of rosters gives, each member in its place', () => {
    const model = { id: 'boy', name: 'Boy', count: 1, keywords: [], warlord: true, wounds: 1 };
    const unit = { id: 'boyz', name: 'Boyz', powerRating: 7, models: [model], points: 80, character: false };
    const read = {
      name: 'Horde',
      gameSystem: '9th Edition',
      units: [{ ...unit, path: 'forces[0].selections[0]', customName: 'Lads', faction: 'Orks' }],
      ...{ powerLevel: 7, statedPowerLevel: 7, points: 80, statedPoints: 80, warnings: [] },
    };
    expect(reasons({}, read)).toEqual([]);
    const misplaced = { ...read, wounds: 1, units: [{ ...unit, gameSystem: '9th Edition' }] };
    expect(reasons({}, misplaced)).toEqual([
      { code: 'army/malformed', path: 'units[0].gameSystem' },
      { code: 'army/malformed', path: 'wounds' },
    ]);
  });
});
