import { describe, expect, it } from 'vitest';
import { holdUntilRelieved } from 'wargame-rules/open-play';
import { playing } from './playing';

const RESERVE = { reserve: { defender: ['defender:guard'] } } as const;

describe('hold until relieved', () => {
  it('OP-IDEAS: is won by the Attacker who overruns the stronghold', () => {
    const { battle, endRound, move, winner } = playing(holdUntilRelieved, RESERVE);
    move('attacker:line', 30, 22);
    endRound();
    expect(battle().over).toBe(false);
    endRound();
    expect(winner()).toBe('attacker');
  });

  it('OP-IDEAS: is won by the Defender whose relief arrives in time', () => {
    const { arrive, battle, endBattle, endRound, move, winner } = playing(holdUntilRelieved, RESERVE);
    move('defender:line', 30, 22);
    expect(() => arrive('defender:guard', 30, 42)).toThrow('from battle round 4 on');
    endRound();
    endRound();
    move('defender:line', 30, 40);
    move('attacker:line', 30, 22);
    endRound();
    expect(() => arrive('defender:guard', 30, 30)).toThrow('not set up wholly within');
    arrive('defender:guard', 30, 40);
    move('defender:guard', 30, 24);
    move('defender:line', 30, 25);
    endBattle();
    expect(battle().round).toBe(6);
    expect(winner()).toBe('defender');
  });
});
