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
    const scores = scoreBattle(hiveRuins, battle()).map(({ points }) => points);
    expect(scores).toEqual(role === 'attacker' ? [2, 1] : [1, 2]);
    endBattle();
    expect(winner()).toBe(role);
  });
});
