import { describe, expect, it } from 'vitest';
import { annihilation } from 'wargame-rules/open-play';
import { ATTACKER, Skirmish } from '../skirmish';

describe('a battle as it is set up', () => {
  it('OP-ANN-5: leaves reserves that never arrive alone unless told otherwise', () => {
    expect(new Skirmish().battle.unarrivedReserves).toBe('ignored');
    const strict = new Skirmish(annihilation, { unarrivedReserves: 'destroyed' });
    expect(strict.battle.unarrivedReserves).toBe('destroyed');
  });

  it('OP-WARLORD-2: takes over what is known of an army, and no more', () => {
    const army = { ...ATTACKER, faction: 'Orks', warlordTrait: 'Inspiring Leader' };
    const { armies } = new Skirmish(annihilation, { attacker: { army, player: 'Ann' } }).battle;
    const { units: _, ...attacker } = armies[0];
    expect(attacker).toStrictEqual({
      role: 'attacker',
      player: 'Ann',
      name: 'Force',
      faction: 'Orks',
      powerLevel: 14,
      warlord: 'boss.1',
      warlordTrait: 'Inspiring Leader',
    });
    const { units: __, ...defender } = armies[1];
    expect(defender).toStrictEqual({
      role: 'defender',
      player: 'defender',
      name: 'Force',
      powerLevel: 11,
      warlord: 'captain.1',
    });
  });

  it('has every unit in its place, set up where it or its transport is', () => {
    const places = (reserve: readonly string[]) => {
      const embarked = [{ unit: 'boyz', transport: 'truck' }];
      const played = new Skirmish(annihilation, { attacker: { reserve, embarked } });
      return ['boss', 'boyz', 'truck'].map((id) => {
        const { place, wasSetUp } = played.unit(id);
        return [place.where, wasSetUp];
      });
    };
    expect(places([])).toEqual([
      ['battlefield', true],
      ['embarked', true],
      ['battlefield', true],
    ]);
    expect(places(['truck'])).toEqual([
      ['battlefield', true],
      ['embarked', false],
      ['reserve', false],
    ]);
    expect(places(['boss'])).toEqual([
      ['reserve', false],
      ['embarked', true],
      ['battlefield', true],
    ]);
    expect(new Skirmish().unit('boyz')).toMatchObject({ place: { where: 'battlefield' }, wasSetUp: true });
  });
});
