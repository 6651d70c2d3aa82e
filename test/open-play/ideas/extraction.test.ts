import { describe, expect, it } from 'vitest';
import { viewParts } from 'wargame-rules';
import { extraction } from 'wargame-rules/open-play';
import { playing } from './playing';

describe('extraction', () => {
  it('OP-IDEAS: is won by the Attacker who gets the spy out', () => {
    const { act, battle, move, say, winner } = playing(extraction, { faces: [3] });
    expect(battle().parts.spy.markers.map(({ holds }) => holds)).toEqual([false, false, true, false]);
    move('attacker:guard', 24, 33);
    act('spy', { type: 'search', player: 'attacker', unit: 'attacker:guard', marker: 2 });
    move('attacker:guard', 24, 5);
    say({ type: 'unit-left', unit: 'attacker:guard' });
    expect(winner()).toBe('attacker');
  });

  it('OP-IDEAS: is won by the Defender whose patrol is there first, or when time is up', () => {
    const { act, endTurn, move, winner } = playing(extraction, { faces: [1] });
    endTurn();
    move('defender:guard', 12, 26.4);
    act('spy', { type: 'search', player: 'defender', unit: 'defender:guard', marker: 0 });
    expect(winner()).toBe('defender');
    const late = playing(extraction, { faces: [1] });
    late.endBattle();
    expect(late.winner()).toBe('defender');
  });

  it('OP-IDEAS: shows the hideout to the Attacker alone', () => {
    const [here, there] = [1, 4].map((face) => playing(extraction, { faces: [face] }).battle().parts);
    const seen = (viewer: string) =>
      [here, there].map((parts) => {
        const { spy } = viewParts(extraction.parts, parts ?? {}, viewer);
        return spy;
      });
    expect(seen('defender')[0]).toEqual(seen('defender')[1]);
    expect(seen('spectator')[0]).toEqual(seen('spectator')[1]);
    expect(seen('attacker')[0]).not.toEqual(seen('attacker')[1]);
  });
});
