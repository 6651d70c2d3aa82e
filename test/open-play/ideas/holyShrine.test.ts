import { describe, expect, it } from 'vitest';
import { holyShrine } from 'wargame-rules/open-play';
import { playing } from './playing';

describe('holy shrine', () => {
  it('OP-IDEAS: is won by the Attacker who holds it at the end of a round', () => {
    const { battle, endRound, endTurn, move, winner } = playing(holyShrine);
    move('defender:line', 30, 28);
    move('attacker:guard', 30, 28);
    endRound();
    expect(battle().parts.shrine.holder).toBe('defender');
    move('defender:line', 30, 40);
    endTurn();
    expect(battle().over).toBe(false);
    endTurn();
    expect(winner()).toBe('attacker');
  });

  it('OP-IDEAS: is won by the Defender otherwise, who never flinches', () => {
    const { endBattle, say, winner } = playing(holyShrine);
    const models = ['1', '2', '3', '4'].map((one) => `defender:line-model/${one}`);
    say({ type: 'models-destroyed', models });
    const [, passed] = say({ type: 'morale-test', unit: 'defender:line' });
    expect(passed).toEqual({ type: 'morale-passed', unit: 'defender:line', because: 'On sacred ground' });
    endBattle();
    expect(winner()).toBe('defender');
  });
});
