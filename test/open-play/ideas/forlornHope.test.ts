import { describe, expect, it } from 'vitest';
import { forlornHope } from 'wargame-rules/open-play';
import { allUnits, playing } from './playing';

const CHARGE = { type: 'work', player: 'attacker', unit: 'attacker:guard' } as const;

describe('forlorn hope', () => {
  it('OP-IDEAS: is won by the Attacker who breaches the wall and gets through', () => {
    const { act, battle, destroy, endBattle, endRound, move, winner } = playing(forlornHope);
    move('attacker:guard', 18, 30);
    act('leftWall', CHARGE);
    endRound();
    expect(battle().parts.leftWall.done).toBe(true);
    expect(() => act('leftWall', CHARGE)).toThrow('it is done already');
    move('attacker:guard', 18, 40);
    move('attacker:line', 20, 40);
    destroy('defender:line', 'defender:guard');
    endBattle();
    expect(winner()).toBe('attacker');
  });

  it('OP-IDEAS: is won by the Defender with no breach, or too few through it', () => {
    const { destroy, endBattle, move, winner } = playing(forlornHope);
    destroy('defender:line', 'defender:guard', 'defender:truck');
    move('attacker:guard', 18, 40);
    endBattle();
    expect(winner()).toBe('defender');
    const late = playing(forlornHope);
    late.move('attacker:guard', 42, 30);
    late.act('rightWall', CHARGE);
    late.endRound();
    late.move('attacker:guard', 42, 40);
    late.endBattle();
    expect(late.winner()).toBe('defender');
  });

  it('OP-IDEAS: is won by the Defender where nobody at all is behind the breach', () => {
    const { act, battle, endBattle, endRound, move, winner } = playing(forlornHope);
    move('attacker:guard', 18, 30);
    act('leftWall', CHARGE);
    endRound();
    expect(battle().parts.leftWall.done).toBe(true);
    for (const unit of allUnits('defender')) move(unit, 50, 20);
    endBattle();
    expect(winner()).toBe('defender');
  });
});
