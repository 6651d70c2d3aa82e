import { describe, expect, it } from 'vitest';
import { BATTLE_PHASES } from 'wargame-rules/open-play';
import { Skirmish } from '../../skirmish';
import { reasons } from './reasons';

describe('a phase that is over', () => {
  it.each(BATTLE_PHASES)('changes nothing by itself: %s', (phase) => {
    const played = new Skirmish();
    const before = played.battle;
    played.say({ type: 'phase-ended', phase });
    expect(played.battle).toEqual(before);
    expect(played.events).toEqual([{ type: 'phase-ended', phase }]);
  });

  it('is one of a turn', () => {
    const { battle } = new Skirmish();
    expect(reasons(battle, { type: 'phase-ended', phase: 'tea' as never })).toEqual([
      { code: 'battle/unknown-phase', path: 'phase' },
    ]);
  });
});
