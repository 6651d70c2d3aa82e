import { describe, expect, it } from 'vitest';
import { falseAllies, findUnit } from 'wargame-rules/open-play';
import { playing } from './playing';

const MARKS = { marks: { attacker: { line: ['TRAITOR'] } } } as const;

describe('false allies', () => {
  it('OP-IDEAS: is won by the Attacker who survives the betrayal', () => {
    const { battle, destroy, endBattle, endRound, winner } = playing(falseAllies, MARKS);
    endRound(3);
    expect(findUnit(battle(), 'attacker:line')?.army.role).toBe('attacker');
    endRound();
    expect(findUnit(battle(), 'attacker:line')?.army.role).toBe('defender');
    destroy('attacker:line', 'defender:guard');
    endBattle();
    expect(winner()).toBe('attacker');
  });

  it('OP-IDEAS: is won by the Defender with their help', () => {
    const { battle, destroy, endBattle, endRound, winner } = playing(falseAllies, MARKS);
    endRound(4);
    expect(battle().parts.betrayal).toEqual({
      units: ['attacker:line'],
      revealed: true,
      turned: ['attacker:line'],
    });
    destroy('attacker:boss');
    endBattle();
    expect(winner()).toBe('defender');
  });
});
