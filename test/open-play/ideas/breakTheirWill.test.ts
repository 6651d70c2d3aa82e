import { describe, expect, it } from 'vitest';
import { breakTheirWill } from 'wargame-rules/open-play';
import { playing } from './playing';

describe('break their will', () => {
  it('OP-IDEAS: is won by the Attacker with as many blows as half the units', () => {
    const { battle, destroy, say, winner } = playing(breakTheirWill);
    expect(battle().parts.nerve).toEqual({ blows: 0, limit: 2, broken: false });
    say({ type: 'models-destroyed', models: ['defender:line-model/1', 'defender:line-model/2'] });
    say({ type: 'morale-test', unit: 'defender:line' }, 5);
    say({ type: 'flee', models: ['defender:line-model/3'] }, 6, 6);
    expect(battle().parts.nerve.blows).toBe(1);
    destroy('attacker:guard');
    expect(battle().parts.nerve.blows).toBe(1);
    destroy('defender:truck');
    expect(winner()).toBe('attacker');
  });

  it('OP-IDEAS: is won by the Defender who keeps his nerve', () => {
    const { destroy, endBattle, winner } = playing(breakTheirWill);
    destroy('defender:truck');
    endBattle();
    expect(winner()).toBe('defender');
  });
});
