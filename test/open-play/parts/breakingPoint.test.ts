import { describe, expect, it } from 'vitest';
import { breakingPoint, breakTheirWill } from 'wargame-rules/open-play';
import { playing } from '../ideas/playing';

describe('a breaking point', () => {
  it('OP-IDEAS: counts a unit that flees to the last model twice: for the test and for the loss', () => {
    const { battle, say } = playing(breakTheirWill);
    const models = [1, 2].map((index) => `defender:guard-model/${index}`);
    say({ type: 'models-destroyed', models });
    say({ type: 'morale-test', unit: 'defender:guard' }, 6);
    expect(battle().parts.nerve).toEqual({ blows: 2, limit: 2, broken: true });
  });

  it('OP-IDEAS: takes a passed test for none', () => {
    const { battle, say } = playing(breakTheirWill);
    say({ type: 'morale-test', unit: 'defender:guard' }, 6);
    expect(battle().parts.nerve.blows).toBe(0);
  });

  it('OP-IDEAS: needs a divisor that can be', () => {
    expect(() => breakingPoint({ id: 'b', side: 'attacker', divisor: 0 })).toThrow('divisor');
  });
});
