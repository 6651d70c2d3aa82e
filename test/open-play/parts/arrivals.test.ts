import { describe, expect, it } from 'vitest';
import {
  arrivals,
  checkFact,
  defineMission,
  edgeSpot,
  fromBelow,
  lastArmyStanding,
} from 'wargame-rules/open-play';
import { playing } from '../ideas/playing';

describe('arrivals', () => {
  it('OP-IDEAS: say every reason at once', () => {
    const part = arrivals({
      id: 'late',
      side: 'attacker',
      from: 2,
      through: () => ({
        pieces: [
          {
            corners: [
              { x: 0, y: 0 },
              { x: 9, y: 0 },
              { x: 0, y: 9 },
            ],
          },
        ],
      }),
      mouths: [edgeSpot('long', 0.5)],
    });
    const late = defineMission({ id: 'late', title: 'Late', parts: [part], victory: lastArmyStanding() });
    const { battle } = playing(late, { reserve: { attacker: ['attacker:boss'] } });
    const codes = checkFact(late, battle(), { type: 'unit-arrived', unit: 'attacker:boss' });
    expect(codes.map(({ code }) => code)).toEqual([
      'battle-part/not-yet',
      'battle-part/wrong-place',
      'battle-part/wrong-place',
    ]);
  });

  it('OP-IDEAS: leave the other side alone, and roll for no round that is not played', () => {
    const reserve = { attacker: ['attacker:boss'], defender: ['defender:boss'] };
    const { arrive, battle, endRound } = playing(fromBelow, { reserve, faces: [1] });
    arrive('defender:boss', 30, 20);
    for (const face of [2, 3, 4, 5]) {
      endRound(face);
      expect(battle().parts.tunnels.open).toBe(face - 1);
    }
    endRound();
    expect(battle().over).toBe(true);
  });

  it('OP-IDEAS: need rounds and lengths that can be', () => {
    expect(() => arrivals({ id: 'a', side: 'attacker', from: 0 })).toThrow('from');
    expect(() => arrivals({ id: 'a', side: 'attacker', range: -1 })).toThrow('range');
    expect(() => arrivals({ id: 'a', side: 'nobody' as never })).toThrow('side');
  });
});
