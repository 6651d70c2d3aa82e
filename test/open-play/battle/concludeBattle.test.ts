import { describe, expect, it } from 'vitest';
import { type Battle, isArmyDestroyed } from 'wargame-rules/open-play';
import { models, Skirmish } from '../skirmish';
import { omens } from './omen';

const oneRound = (unarrivedReserves: Battle['unarrivedReserves'], reserve: readonly string[]) =>
  new Skirmish(
    omens(() => [], 1),
    { unarrivedReserves, defender: { reserve }, attacker: { reserve: ['truck'] } },
  );
const ended = { type: 'battle-ended', round: 1, because: 'battle round 1 has ended' };

describe('the end of a battle', () => {
  it('OP-ANN-5: leaves what was never set up alone, as in the pack', () => {
    const played = oneRound('ignored', ['guards']).endTurns(2);
    expect(played.events).toEqual([
      { type: 'turn-ended' },
      { type: 'turn-ended' },
      { type: 'round-ended', round: 1 },
      ended,
    ]);
    expect(played.battle.over).toBe(true);
    expect(played.unit('guards').place).toEqual({ where: 'reserve' });
    expect(played.left('guards')).toEqual(models('guards', 1, 10));
  });

  it('OP-ANN-5: destroys what was never set up where the option is on, and nothing that was', () => {
    const played = oneRound('destroyed', ['guards']);
    played.say({ type: 'models-fled', models: ['guards.1'] }).say({ type: 'unit-withdrawn', unit: 'boyz' });
    played.endTurns(2);
    expect(played.events.slice(-3)).toEqual([
      ended,
      { type: 'unit-destroyed', unit: 'truck', role: 'attacker', fled: false },
      { type: 'unit-destroyed', unit: 'guards', role: 'defender', fled: false },
    ]);
    const statuses = played.unit('guards').models.map(({ status }) => status);
    expect(statuses).toEqual(['fled', ...Array(9).fill('destroyed')]);
    expect(played.unit('boyz').place).toEqual({ where: 'reserve' });
    expect(played.left('captain')).toEqual(['captain.1']);
  });

  it('OP-ANN-5: then an army of which nothing else is left is destroyed, and its Warlord slain', () => {
    const played = oneRound('destroyed', ['captain', 'guards']).endTurns(2);
    expect(isArmyDestroyed(played.battle, 'defender')).toBe(true);
    expect(played.left('captain')).toEqual([]);
    expect(isArmyDestroyed(played.battle, 'attacker')).toBe(false);
  });
});
