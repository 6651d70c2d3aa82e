import { describe, expect, it } from 'vitest';
import { sabotage } from 'wargame-rules/open-play';
import { playing } from './playing';

const MARKS = { marks: { attacker: { guard: ['SAPPER'] } } } as const;
const WORK = { type: 'work', player: 'attacker', unit: 'attacker:guard' } as const;

describe('sabotage', () => {
  it('OP-IDEAS: is won by the Attacker with two rounds of work', () => {
    const { act, battle, endRound, move, winner } = playing(sabotage, MARKS);
    move('attacker:guard', 30, 32);
    act('sabotage', WORK);
    endRound();
    expect(battle().over).toBe(false);
    act('sabotage', WORK);
    endRound();
    expect(winner()).toBe('attacker');
  });

  it('OP-IDEAS: is won by the Defender when the sappers are gone, or the engine is ready', () => {
    const { destroy, winner } = playing(sabotage, MARKS);
    destroy('attacker:guard');
    expect(winner()).toBe('defender');
    const late = playing(sabotage, MARKS);
    late.endBattle();
    expect(late.battle().round).toBe(4);
    expect(late.winner()).toBe('defender');
  });
});
