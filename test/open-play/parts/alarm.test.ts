import { describe, expect, it } from 'vitest';
import { odds, probability } from 'wargame-rules';
import { alarm, annihilation, silentKnives } from 'wargame-rules/open-play';
import { playing } from '../ideas/playing';

describe('an alarm', () => {
  it('OP-IDEAS: rolls for each sentry with an enemy within range, and only for those', () => {
    const { battle, endRound, move } = playing(silentKnives, {
      marks: { defender: { guard: ['SENTRY'], line: ['SENTRY'] } },
    });
    move('attacker:guard', 24, 29.4);
    endRound();
    move('attacker:guard', 24, 29.5);
    endRound(3);
    move('attacker:guard', 30, 40);
    endRound(4, 6);
    expect(battle().parts.alarm).toMatchObject({ suspicion: 2, raised: false });
  });

  it('OP-IDEAS: is raised as often as the dice say', () => {
    const { battle, move } = playing(annihilation);
    move('attacker:guard', 30, 40);
    const part = alarm({ id: 'alarm', side: 'defender', keywords: ['INFANTRY'], limit: 2 });
    const raised = odds((dice) => {
      const fact = { type: 'round-ended', round: 1 } as const;
      return part.after?.(part.start(battle(), dice), fact, battle(), dice).state.raised;
    });
    expect(probability(raised, (value) => value === true)).toMatchObject({ numerator: 1n, denominator: 4n });
  });

  it('OP-IDEAS: has its sentries on the battlefield', () => {
    const { battle } = playing(silentKnives, {
      marks: { defender: { line: ['SENTRY'] } },
      reserve: { defender: ['defender:line', 'defender:truck'] },
    });
    expect(battle().parts.alarm.units).toEqual(['defender:guard']);
  });

  it('OP-IDEAS: needs figures that can be', () => {
    expect(() => alarm({ id: 'a', side: 'defender', range: -1 })).toThrow('range');
    expect(() => alarm({ id: 'a', side: 'defender', onRoll: 0 })).toThrow('onRoll');
    expect(() => alarm({ id: 'a', side: 'defender', limit: 0 })).toThrow('limit');
  });
});
