import { describe, expect, it } from 'vitest';
import { assassins, scoreBattle } from 'wargame-rules/open-play';
import { allUnits, playing } from './playing';

describe('assassins', () => {
  it('OP-IDEAS: is won by the Attacker once every commander is gone', () => {
    const { destroy, battle, winner } = playing(assassins, { marks: { defender: { guard: ['CHARACTER'] } } });
    destroy('defender:boss');
    expect(battle().over).toBe(false);
    destroy('defender:guard');
    expect(battle().over).toBe(true);
    expect(winner()).toBe('attacker');
    expect(scoreBattle(assassins, battle())[0].points).toBe(4);
  });

  it('OP-IDEAS, OP-WARLORD-1: has one Warlord to hunt, whoever else is marked as such', () => {
    const { destroy, winner } = playing(assassins, { marks: { defender: { guard: ['WARLORD'] } } });
    destroy('defender:boss');
    expect(winner()).toBe('attacker');
  });

  it('OP-IDEAS: is won by the Defender if one is left after four rounds', () => {
    const { destroy, endBattle, battle, winner } = playing(assassins);
    destroy('defender:line', 'defender:guard', 'defender:truck');
    endBattle();
    expect(battle().round).toBe(4);
    expect(winner()).toBe('defender');
  });

  it('OP-IDEAS: is won by the Defender if he destroys the assassins', () => {
    const { destroy, winner } = playing(assassins);
    destroy(...allUnits('attacker'));
    expect(winner()).toBe('defender');
  });
});
