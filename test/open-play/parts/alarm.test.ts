import { describe, expect, it } from 'vitest';
import { odds, probability, scriptedDice } from 'wargame-rules';
import { alarm, annihilation, silentKnives } from 'wargame-rules/open-play';
import { type Marks, playing } from '../ideas/playing';
import { missionOf } from './missionOf';

/** The unit marked `line` and perhaps others stand watch. */
function watch(marks: Marks = { line: ['SENTRY'] }) {
  return playing(missionOf(alarm({ id: 'alarm', side: 'defender' })), { marks: { defender: marks } });
}

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
    expect(() => alarm({ id: 'a', side: 'nobody' as never })).toThrow('side');
    expect(() => alarm({ id: 'a', side: 'defender', range: -1 })).toThrow('range');
    expect(() => alarm({ id: 'a', side: 'defender', onRoll: 0 })).toThrow('onRoll');
    expect(() => alarm({ id: 'a', side: 'defender', limit: 0 })).toThrow('limit');
  });

  it('OP-IDEAS: is raised by SENTRY units, who notice enemies within 12" on a 4, the third time', () => {
    const { battle, endRound, move } = watch();
    expect(battle().parts.alarm).toEqual({ units: ['defender:line'], suspicion: 0, raised: false });
    move('attacker:guard', 24, 29.5);
    endRound(3);
    expect(battle().parts.alarm.suspicion).toBe(0);
    endRound(4);
    endRound(6);
    expect(battle().parts.alarm).toMatchObject({ suspicion: 2, raised: false });
    endRound(5);
    expect(battle().parts.alarm).toMatchObject({ suspicion: 3, raised: true });
  });

  it('OP-IDEAS: needs one model of a sentry near one enemy, and knows nothing of models that stand nowhere', () => {
    const { battle, endRound, move, say } = watch();
    move('attacker:guard', 24, 20);
    const near = { model: 'defender:line-model/4', at: { x: 24, y: 32.5 } };
    say({ type: 'models-moved', positions: [near] });
    endRound(4);
    expect(battle().parts.alarm.suspicion).toBe(1);
    move('attacker:guard', 24, 42);
    say({ type: 'unit-withdrawn', unit: 'defender:line' });
    say({ type: 'unit-arrived', unit: 'defender:line' });
    endRound();
    say({ type: 'models-moved', positions: [near] });
    endRound(4);
    expect(battle().parts.alarm.suspicion).toBe(2);
  });

  it('OP-IDEAS: asks no sentry who is off the battlefield, dead, or on the other side', () => {
    const away = [
      { type: 'unit-withdrawn', unit: 'defender:line' },
      { type: 'unit-embarked', unit: 'defender:line', transport: 'defender:truck' },
      { type: 'models-destroyed', models: [1, 2, 3, 4, 5].map((one) => `defender:line-model/${one}`) },
      { type: 'unit-changed-sides', unit: 'defender:line' },
    ] as const;
    for (const fact of away) {
      const { battle, endRound, move, say } = watch();
      move('attacker:guard', 24, 40);
      say(fact);
      endRound();
      expect(battle().parts.alarm.suspicion).toBe(0);
    }
    const part = alarm({ id: 'alarm', side: 'defender' });
    const state = { units: ['nobody'], suspicion: 1, raised: false };
    const told = part.after?.(state, { type: 'round-ended', round: 1 }, watch().battle(), scriptedDice([]));
    expect(told).toEqual({ state });
  });

  it('OP-IDEAS: is raised by each part of a sentry unit that splits', () => {
    const { battle, endRound, move, say } = watch({ line: ['SENTRY'], guard: ['SENTRY'] });
    const model = (index: number) => `defender:line-model/${index}`;
    const into = [
      { id: 'one', models: [1, 2].map(model) },
      { id: 'two', models: [3, 4, 5].map(model) },
    ];
    say({ type: 'unit-split', unit: 'defender:line', into });
    const units = ['one', 'two', 'defender:guard'];
    expect(battle().parts.alarm).toEqual({ units, suspicion: 0, raised: false });
    move('attacker:guard', 24, 30);
    endRound(4, 4);
    expect(battle().parts.alarm).toEqual({ units, suspicion: 2, raised: false });
  });
});
