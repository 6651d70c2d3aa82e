import { describe, expect, it } from 'vitest';
import { relicRace } from 'wargame-rules/open-play';
import { playing, SIDES } from './playing';

describe('relic race', () => {
  it.each(SIDES)('OP-IDEAS: is won by the %s who holds the relic for two rounds', (role) => {
    const { battle, endRound, move, winner } = playing(relicRace);
    move(`${role}:guard`, 30, 22);
    endRound();
    expect(battle().over).toBe(false);
    endRound();
    expect(winner()).toBe(role);
  });

  it('OP-IDEAS: is a draw when both are there', () => {
    const { battle, endBattle, move, winner } = playing(relicRace);
    move('attacker:guard', 30, 22);
    move('defender:guard', 30, 22);
    endBattle();
    expect(battle().round).toBe(6);
    expect(winner()).toBeNull();
  });
});
