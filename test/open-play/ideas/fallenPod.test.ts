import { describe, expect, it } from 'vitest';
import { fallenPod, scoreBattle } from 'wargame-rules/open-play';
import { playing } from './playing';

describe('fallen pod', () => {
  it('OP-IDEAS: is won by the side that brings more survivors home', () => {
    const { act, battle, endBattle, endTurn, move, say, winner } = playing(fallenPod);
    move('attacker:line', 12, 17.6);
    act('survivors', { type: 'search', player: 'attacker', unit: 'attacker:line', marker: 0 }, 2);
    expect(battle().parts.survivors.things).toEqual([{ marker: 0, at: null, carrier: 'attacker:line' }]);
    move('attacker:line', 12, 3);
    say({ type: 'unit-left', unit: 'attacker:line' });
    endTurn();
    move('defender:guard', 30, 26.4);
    act('survivors', { type: 'search', player: 'defender', unit: 'defender:guard', marker: 4 }, 1);
    const rescued = (points: number, facts: object) => ({
      points,
      lines: [{ title: 'Survivors', points, rule: 'OP-IDEAS', facts }],
    });
    expect(scoreBattle(fallenPod, battle())).toMatchObject([
      rescued(2, { carried: 1, safe: 1 }),
      rescued(1, { carried: 1, safe: 0 }),
    ]);
    endBattle();
    expect(winner()).toBe('attacker');
  });

  it('OP-IDEAS: is won by the Defender who takes up what the Attacker has lost', () => {
    const { act, battle, destroy, endBattle, endTurn, move, winner } = playing(fallenPod);
    move('attacker:line', 12, 17.6);
    act('survivors', { type: 'search', player: 'attacker', unit: 'attacker:line', marker: 0 }, 1);
    move('attacker:line', 14, 10);
    destroy('attacker:line');
    expect(battle().parts.survivors.things).toEqual([{ marker: 0, at: { x: 14, y: 10 }, carrier: null }]);
    endTurn();
    move('defender:guard', 15, 10);
    act('survivors', { type: 'take', player: 'defender', unit: 'defender:guard', thing: 0 });
    endBattle();
    expect(winner()).toBe('defender');
  });
});
