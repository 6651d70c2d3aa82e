import { describe, expect, it } from 'vitest';
import { musterArmy } from 'wargame-rules/open-play';
import { type RosterArmy, readRoster } from 'wargame-rules/rosters';
import { violationsOf } from '../violationsOf';
import { guard, read, unit } from './armySamples';
import { power, roster, selection } from './build';
import { asJson, asXml, type Written } from './writeRoster';

const lord = selection('Warlord', 'upgrade', { categories: [{ name: 'Warlord', primary: false }] });
const character = { categories: [{ name: 'Character', primary: false }] };
const chief = (inside: Written[], more: Written = {}) =>
  guard('Chief', 1, { id: 'c', costs: power(5), selections: [lord, ...inside], ...character, ...more });
const traits = ({ units }: RosterArmy) => units.map(({ warlordTraits }) => warlordTraits);
const traitProfile = (name: string, more: Written = {}): Written => ({
  name,
  typeName: 'Warlord Trait',
  hidden: false,
  characteristics: [],
  ...more,
});

describe('the traits of the Warlord (OP-WARLORD-2)', () => {
  it('are what the file calls so: by name, profile, group, category or holder, in either format', () => {
    const forms: readonly Written[] = [
      selection('Warlord Trait: Salt Blood', 'upgrade'),
      selection('Warlord Traits (Tide Book): Salt Blood', 'upgrade'),
      selection('Warlord Trait (Tide Book 1): Anything', 'upgrade', {
        profiles: [traitProfile('Salt Blood')],
      }),
      selection('Salt Blood', 'upgrade', { group: 'Warlord Traits' }),
      selection('Salt Blood', 'upgrade', { group: 'Options::Warlord Trait' }),
      selection('Salt Blood', 'upgrade', { categories: [{ name: 'Warlord Trait', primary: false }] }),
      selection('Warlord Trait', 'upgrade', { selections: [selection('Salt Blood', 'upgrade')] }),
    ];
    for (const form of forms) {
      for (const write of [asJson, asXml]) {
        expect(traits(readRoster(write(roster([chief([form])]))))).toEqual([['Salt Blood']]);
      }
    }
    const onModel = chief([], { profiles: [traitProfile('Salt Blood')] });
    expect(traits(read([onModel]))).toEqual([['Salt Blood']]);
  });

  it('are each told once, in the order of the file', () => {
    const two = [
      selection('Warlord Trait: B', 'upgrade'),
      selection('A', 'upgrade', { group: 'Warlord Trait' }),
      selection('Warlord Trait: B', 'upgrade'),
    ];
    expect(traits(read([chief(two)]))).toEqual([['B', 'A']]);
  });

  it('are never guessed: what is not called one, is hidden, or belongs to others is left out', () => {
    const others = [
      selection('Salt Blood', 'upgrade'),
      selection('Hooks', 'upgrade', { group: 'Relics' }),
      selection('Warlord Trait', 'upgrade'),
      selection('Warlord Trait: Absent', 'upgrade', { number: 0 }),
      selection('Loud', 'upgrade', { profiles: [traitProfile('Hidden', { hidden: true })] }),
    ];
    expect(traits(read([chief(others)]))).toEqual([[]]);
    const trait = selection('Warlord Trait: Salt Blood', 'upgrade');
    const mate = guard('Mate', 1, { selections: [trait] });
    expect(traits(read([unit([mate]), chief([])]))).toEqual([[], []]);
    const captain = guard('Captain', 1, { selections: [lord] });
    expect(traits(read([unit([captain, mate])]))).toEqual([[]]);
    expect(traits(read([unit([captain, mate, trait])]))).toEqual([['Salt Blood']]);
    expect(traits(read([unit([captain, guard('Mate'), trait])]))).toEqual([['Salt Blood']]);
  });
});

describe('an army of a roster', () => {
  const led = (...names: string[]) =>
    read([chief(names.map((name) => selection(`Warlord Trait: ${name}`, 'upgrade')))]);

  it('OP-WARLORD-2: is led with Inspiring Leader where the file says so', () => {
    for (const name of [
      'Inspiring Leader',
      'INSPIRING LEADER',
      '2: Inspiring Leader',
      '2. inspiring leader',
    ]) {
      expect(musterArmy(led(name)).warlordTrait).toBe('Inspiring Leader');
    }
    expect(musterArmy(led('Inspiring Leader'), { warlordTrait: 'Salt Blood' }).warlordTrait).toBe(
      'Salt Blood',
    );
  });

  it('OP-WARLORD-2: leaves any other trait, and one of several, to the player', () => {
    for (const names of [
      [],
      ['Salt Blood'],
      ['Inspiring Leader (Aura)'],
      ['Inspiring Leader', 'Salt Blood'],
    ]) {
      expect(violationsOf(() => musterArmy(led(...names))).map(({ code }) => code)).toEqual([
        'army/no-trait',
      ]);
    }
  });

  it('OP-WARLORD-2: gives the trait to nobody but the Warlord of the file', () => {
    const army = read([
      chief([selection('Warlord Trait: Inspiring Leader', 'upgrade')]),
      unit([guard('Guard', 1, { id: 'g' })]),
    ]);
    expect(musterArmy(army, { warlord: 'g' })).not.toHaveProperty('warlordTrait');
    expect(musterArmy(army, { warlord: 'c/model', prefix: '' }).warlordTrait).toBe('Inspiring Leader');
  });
});
