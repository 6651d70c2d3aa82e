import { describe, expect, it } from 'vitest';
import { fromBelow } from 'wargame-rules/open-play';
import { playing } from './playing';

const RESERVE = { reserve: { attacker: ['attacker:line', 'attacker:guard'] }, faces: [4] } as const;

describe('from below', () => {
  it('OP-IDEAS: is won by the Attacker who comes up in the midst of the Defender', () => {
    const { arrive, battle, endBattle, say, winner } = playing(fromBelow, RESERVE);
    expect(battle().parts.tunnels.open).toBe(3);
    expect(() => arrive('attacker:line', 12, 9)).toThrow('within 6" of the place that is open');
    expect(() => say({ type: 'unit-arrived', unit: 'attacker:line' })).toThrow('within 6"');
    arrive('attacker:line', 30, 26);
    say({ type: 'turn-ended' });
    say({ type: 'turn-ended' }, 1);
    expect(battle().parts.tunnels.open).toBe(0);
    arrive('attacker:guard', 9, 12);
    for (let round = 2; round < 5; round++) {
      say({ type: 'turn-ended' });
      say({ type: 'turn-ended' }, 6);
    }
    endBattle();
    expect(winner()).toBe('attacker');
  });

  it('OP-IDEAS: is won by the Defender who holds them down', () => {
    const { destroy, endRound, move, winner } = playing(fromBelow, RESERVE);
    move('defender:line', 30, 22);
    destroy('attacker:boss');
    for (let round = 1; round < 5; round++) endRound(2);
    endRound();
    expect(winner()).toBe('defender');
  });
});
