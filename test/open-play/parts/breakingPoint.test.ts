import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import { breakingPoint, breakTheirWill } from 'wargame-rules/open-play';
import { playing } from '../ideas/playing';
import { missionOf } from './missionOf';

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
    expect(() => breakingPoint({ id: 'b', side: 'nobody' as never })).toThrow('side');
    expect(() => breakingPoint({ id: 'b', side: 'attacker', divisor: 0 })).toThrow('divisor');
  });

  it('OP-IDEAS: is the number of units, or a part of it rounded up', () => {
    const limit = (divisor?: number) => {
      const part = breakingPoint({
        id: 'nerve',
        side: 'attacker',
        ...(divisor !== undefined && { divisor }),
      });
      return playing(missionOf(part)).battle().parts.nerve.limit;
    };
    expect([limit(), limit(1), limit(2), limit(3), limit(4)]).toEqual([4, 4, 2, 2, 1]);
  });

  it('OP-IDEAS: counts no test of the other side, nor of a unit that is not there', () => {
    const part = breakingPoint({ id: 'nerve', side: 'attacker' });
    const { battle, say } = playing(missionOf(part));
    const fail = (role: string) => {
      say({ type: 'models-destroyed', models: [1, 2].map((index) => `${role}:guard-model/${index}`) });
      say({ type: 'morale-test', unit: `${role}:guard` }, 6);
    };
    fail('defender');
    expect(battle().parts.nerve.blows).toBe(0);
    fail('attacker');
    expect(battle().parts.nerve.blows).toBe(2);
    const { nerve } = battle().parts;
    const test = {
      type: 'morale-tested',
      unit: 'nobody',
      die: 6,
      total: 9,
      leadership: 7,
      passed: false,
    } as const;
    expect(part.after?.(nerve, test, battle(), scriptedDice([]))).toEqual({ state: nerve });
  });
});
