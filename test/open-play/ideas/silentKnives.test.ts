import { describe, expect, it } from 'vitest';
import { sightRange, silentKnives } from 'wargame-rules/open-play';
import { playing } from './playing';

const SET_UP = {
  marks: { defender: { guard: ['SENTRY'], line: ['SENTRY'] } },
  reserve: { defender: ['defender:truck'] },
} as const;

describe('silent knives', () => {
  it('OP-IDEAS: is won by the Attacker who silences every sentry', () => {
    const { battle, destroy, endRound, move, winner } = playing(silentKnives, SET_UP);
    expect(sightRange(silentKnives, battle())).toBe(18);
    endRound();
    move('attacker:guard', 24, 32);
    endRound(3);
    expect(battle().parts.alarm.suspicion).toBe(0);
    destroy('defender:line');
    expect(battle().over).toBe(false);
    destroy('defender:guard');
    expect(winner()).toBe('attacker');
  });

  it('OP-IDEAS: is won by the Defender when the alarm is raised', () => {
    const { arrive, battle, endRound, move, winner } = playing(silentKnives, SET_UP);
    expect(() => arrive('defender:truck', 50, 41)).toThrow('nothing has called them yet');
    move('attacker:guard', 30, 36);
    endRound(4, 1);
    expect(() => arrive('defender:truck', 50, 30)).toThrow('not set up wholly within');
    arrive('defender:truck', 50, 41);
    endRound(6, 5);
    expect(battle().parts.alarm).toMatchObject({ suspicion: 3, raised: true });
    expect(winner()).toBe('defender');
  });

  it('OP-IDEAS: is won by the Defender while a sentry stands watch', () => {
    const { endBattle, winner } = playing(silentKnives, SET_UP);
    endBattle();
    expect(winner()).toBe('defender');
  });

  it('OP-IDEAS: counts a sentry aboard a transport, each part of one that split, and nobody else', () => {
    const { battle, destroy, say, winner } = playing(silentKnives, { marks: SET_UP.marks });
    say({ type: 'unit-embarked', unit: 'defender:line', transport: 'defender:truck' });
    const models = [1, 2, 3].map((number) => `defender:guard-model/${number}`);
    const into = [
      { id: 'defender:guard', models: models.slice(0, 1) },
      { id: 'defender:scouts', models: models.slice(1) },
    ];
    say({ type: 'unit-split', unit: 'defender:guard', into });
    destroy('defender:guard');
    expect(battle().over).toBe(false);
    destroy('defender:scouts');
    expect(battle().over).toBe(false);
    destroy('defender:line');
    expect(winner()).toBe('attacker');
  });
});
