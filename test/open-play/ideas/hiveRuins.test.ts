import { describe, expect, it } from 'vitest';
import { hiveRuins, scoreBattle, sightRange } from 'wargame-rules/open-play';
import { playing, SIDES } from './playing';

describe('hive ruins', () => {
  it.each(SIDES)('OP-IDEAS: is won by the %s who holds more rooms for longer', (role) => {
    const other = role === 'attacker' ? 'defender' : 'attacker';
    const { battle, endBattle, endRound, move, winner } = playing(hiveRuins);
    expect(sightRange(hiveRuins, battle())).toBe(12);
    move(`${role}:line`, 12, 22);
    move(`${role}:guard`, 30, 22);
    move(`${other}:line`, 48, 22);
    endRound();
    const held = (rounds: readonly number[]) => {
      const points = rounds.reduce((sum, held) => sum + held, 0);
      return { points, lines: [{ title: 'Rooms held', points, rule: 'OP-IDEAS', facts: { rounds } }] };
    };
    const [two, one] = [held([1, 1, 0]), held([0, 0, 1])];
    const score = scoreBattle(hiveRuins, battle());
    expect(score).toMatchObject(role === 'attacker' ? [two, one] : [one, two]);
    endBattle();
    expect(winner()).toBe(role);
  });
});
