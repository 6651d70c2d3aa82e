import { describe, expect, it } from 'vitest';
import { darkRitual } from 'wargame-rules/open-play';
import { playing } from './playing';

const MARKS = { marks: { defender: { line: ['RITUALIST'] } } } as const;
const WORK = { type: 'work', player: 'defender', unit: 'defender:line' } as const;

describe('dark ritual', () => {
  it('OP-IDEAS: is won by the Defender with three rounds of work, interrupted once', () => {
    const { act, battle, endTurn, move, winner } = playing(darkRitual, MARKS);
    move('defender:line', 30, 31);
    for (const disturbed of [false, true, false, false]) {
      endTurn();
      act('ritual', WORK);
      if (disturbed) move('attacker:truck', 30, 27);
      endTurn();
      if (disturbed) move('attacker:truck', 30, 2);
    }
    expect(battle().parts.ritual).toMatchObject({ progress: 3, done: true });
    expect(battle().round).toBe(5);
    expect(winner()).toBe('defender');
  });

  it('OP-IDEAS: is won by the Attacker when the ritualists are gone, or time is', () => {
    const { destroy, winner } = playing(darkRitual, MARKS);
    destroy('defender:line');
    expect(winner()).toBe('attacker');
    const late = playing(darkRitual, MARKS);
    late.endBattle();
    expect(late.winner()).toBe('attacker');
  });

  it('OP-IDEAS: falls back on CHARACTERs where no ritualist is marked', () => {
    expect(playing(darkRitual).battle().parts.ritual.units).toEqual(['defender:boss']);
  });
});
