import { describe, expect, it } from 'vitest';
import { ROLES } from 'wargame-rules/open-play';
import { Skirmish } from '../../skirmish';

describe('a turn that is over', () => {
  it.each(ROLES)(
    'gives the turn to the other side, and ends the round with the second: first the %s',
    (role) => {
      const played = new Skirmish(undefined, { firstTurn: role }).endTurns(3);
      expect(played.events).toEqual([
        { type: 'turn-ended' },
        { type: 'turn-ended' },
        { type: 'round-ended', round: 1 },
        { type: 'turn-ended' },
      ]);
      expect(played.battle).toMatchObject({ round: 2, firstTurn: role });
      expect(played.battle.turn).not.toBe(role);
    },
  );

  it('OP-MORALE-1: the losses of it are counted no longer', () => {
    const played = new Skirmish().destroy('boyz.1', 'boyz.2', 'guards.1').endTurns(1);
    expect(['boyz', 'guards', 'boss'].map((id) => played.unit(id).destroyedThisTurn)).toEqual([0, 0, 0]);
  });
});
