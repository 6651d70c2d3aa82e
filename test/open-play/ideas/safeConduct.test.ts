import { describe, expect, it } from 'vitest';
import { safeConduct } from 'wargame-rules/open-play';
import { playing } from './playing';

const MARKS = { marks: { attacker: { guard: ['DIGNITARY'] } } } as const;

describe('safe conduct', () => {
  it('OP-IDEAS: is won by the Attacker whose dignitary is across, on foot or aboard', () => {
    const { move, say, winner } = playing(safeConduct, MARKS);
    move('attacker:guard', 30, 39);
    say({ type: 'unit-left', unit: 'attacker:guard' });
    expect(winner()).toBe('attacker');
    const driven = playing(safeConduct, MARKS);
    driven.say({ type: 'unit-embarked', unit: 'attacker:guard', transport: 'attacker:truck' });
    const leave = { type: 'unit-left', unit: 'attacker:truck' } as const;
    expect(() => driven.say(leave)).toThrow('not wholly within the exit');
    driven.move('attacker:truck', 30, 42);
    driven.say(leave);
    expect(driven.winner()).toBe('attacker');
  });

  it('OP-IDEAS: is won by the Defender who kills the dignitary, or holds the escort up', () => {
    const { destroy, winner } = playing(safeConduct, MARKS);
    destroy('attacker:guard');
    expect(winner()).toBe('defender');
    const late = playing(safeConduct, MARKS);
    late.say({ type: 'unit-left', unit: 'attacker:line' });
    late.endBattle();
    expect(late.winner()).toBe('defender');
  });
});
