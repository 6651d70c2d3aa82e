import { describe, expect, it } from 'vitest';
import { lostArcheotech } from 'wargame-rules/open-play';
import { playing } from './playing';

describe('lost archeotech', () => {
  it('OP-IDEAS: is won by the Attacker who brings it home', () => {
    const { act, battle, move, say, winner } = playing(lostArcheotech);
    move('attacker:line', 15, 15.4);
    act('archeotech', { type: 'search', player: 'attacker', unit: 'attacker:line', marker: 0 }, 4);
    expect(battle().parts.archeotech.things).toEqual([]);
    move('attacker:line', 45, 15.4);
    act('archeotech', { type: 'search', player: 'attacker', unit: 'attacker:line', marker: 1 }, 1);
    move('attacker:line', 45, 4);
    say({ type: 'unit-left', unit: 'attacker:line' });
    expect(battle().over).toBe(true);
    expect(winner()).toBe('attacker');
  });

  it('OP-IDEAS: is won by the Defender who has it at the end', () => {
    const { act, endBattle, endTurn, move, winner } = playing(lostArcheotech);
    endTurn();
    move('defender:truck', 15, 28.6);
    act('archeotech', { type: 'search', player: 'defender', unit: 'defender:truck', marker: 4 }, 1);
    endBattle();
    expect(winner()).toBe('defender');
  });

  it('OP-IDEAS: is a draw when nobody has found it', () => {
    const { endBattle, winner } = playing(lostArcheotech);
    endBattle();
    expect(winner()).toBeNull();
  });

  it('OP-IDEAS: lies in the last ruin for certain', () => {
    const { act, battle, move } = playing(lostArcheotech);
    const ruins = battle().parts.archeotech.markers.map(({ at }) => at);
    for (const [marker, { x, y }] of ruins.entries()) {
      move('attacker:line', x, y);
      const left = ruins.length - marker;
      const search = { type: 'search', player: 'attacker', unit: 'attacker:line', marker };
      act('archeotech', search, ...(left > 1 ? [left] : []));
    }
    expect(battle().parts.archeotech.things).toEqual([{ marker: 5, at: null, carrier: 'attacker:line' }]);
  });
});
