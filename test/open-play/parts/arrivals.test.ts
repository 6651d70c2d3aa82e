import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import {
  arrivals,
  checkFact,
  defineMission,
  edgeSpot,
  edgeStrip,
  fromBelow,
  lastArmyStanding,
} from 'wargame-rules/open-play';
import { playing } from '../ideas/playing';
import { missionOf } from './missionOf';

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
    const faults = checkFact(late, battle(), { type: 'unit-arrived', unit: 'attacker:boss' });
    expect(faults.map(({ message: _, ...fault }) => fault)).toEqual([
      { code: 'battle-part/not-yet', rule: 'OP-IDEAS', path: 'unit', facts: { from: 2 } },
      {
        code: 'battle-part/wrong-place',
        rule: 'OP-IDEAS',
        path: 'positions',
        facts: { x: 30, y: 22, inches: 6 },
      },
      { code: 'battle-part/wrong-place', rule: 'OP-IDEAS', path: 'positions' },
    ]);
    expect(checkFact(late, battle(), { type: 'unit-withdrawn', unit: 'attacker:line' })).toEqual([]);
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

  it('OP-IDEAS: wait until something has called them', () => {
    const called = missionOf(
      arrivals({ id: 'late', side: 'attacker', when: ({ turn }) => turn === 'defender' }),
    );
    const { battle, endTurn } = playing(called, { reserve: { attacker: ['attacker:boss'] } });
    const arrive = { type: 'unit-arrived', unit: 'attacker:boss' } as const;
    const [fault, ...more] = checkFact(called, battle(), arrive);
    expect(fault).toMatchObject({ code: 'battle-part/not-yet', rule: 'OP-IDEAS', path: 'unit' });
    expect(more).toEqual([]);
    endTurn();
    expect(checkFact(called, battle(), arrive)).toEqual([]);
  });

  it('OP-IDEAS: set every model up within range of the open place, each where it is said to stand', () => {
    const tunnel = missionOf(arrivals({ id: 'late', side: 'attacker', mouths: [edgeSpot('long', 0.5)] }));
    const { battle } = playing(tunnel, { reserve: { attacker: ['attacker:guard'] } });
    const codes = (...places: readonly (readonly [number, number])[]) => {
      const positions = places.map(([x, y], index) => ({
        model: `attacker:guard-model/${index + 1}`,
        at: { x, y },
      }));
      const fact = { type: 'unit-arrived', unit: 'attacker:guard', positions } as const;
      return checkFact(tunnel, battle(), fact).map(({ code }) => code);
    };
    expect(codes([30, 22], [36, 22], [24, 22])).toEqual([]);
    expect(codes([30, 22], [36, 22], [23.9, 22])).toEqual(['battle-part/wrong-place']);
    expect(codes([36.1, 22], [36, 22], [24, 22])).toEqual(['battle-part/wrong-place']);
    expect(codes([30, 22], [36, 22])).toEqual(['battle-part/wrong-place']);
  });

  it('OP-IDEAS: set every model up wholly within the stretch, each where it is said to stand', () => {
    const edge = missionOf(
      arrivals({ id: 'late', side: 'attacker', through: edgeStrip('long', 'attacker') }),
    );
    const { battle } = playing(edge, { reserve: { attacker: ['attacker:line'] } });
    const codes = (...heights: readonly number[]) => {
      const positions = heights.map((y, index) => ({
        model: `attacker:line-model/${index + 1}`,
        at: { x: 30, y },
      }));
      const fact = { type: 'unit-arrived', unit: 'attacker:line', positions } as const;
      return checkFact(edge, battle(), fact).map(({ code }) => code);
    };
    expect(codes(1, 2, 3, 4, 5.5)).toEqual([]);
    expect(codes(1, 2, 3, 4, 5.6)).toEqual(['battle-part/wrong-place']);
    expect(codes(5.6, 2, 3, 4, 5)).toEqual(['battle-part/wrong-place']);
    expect(codes(1, 2, 3, 4)).toEqual(['battle-part/wrong-place']);
    const part = arrivals({ id: 'late', side: 'attacker', from: 3 });
    const nobody = { type: 'unit-arrived', unit: 'nobody' } as const;
    expect(part.checkFact?.({ mouths: [], open: null }, nobody, battle())).toEqual([]);
  });

  it('OP-IDEAS: roll for one of several places as each battle round begins, and never for fewer than two', () => {
    const { battle } = playing(missionOf(arrivals({ id: 'late', side: 'attacker' })));
    expect(battle().parts.late).toEqual({ mouths: [], open: null });
    const spots = [0.25, 0.5].map((across) => edgeSpot('long', across));
    const one = playing(missionOf(arrivals({ id: 'late', side: 'attacker', mouths: spots.slice(0, 1) })));
    one.endRound();
    expect(one.battle().parts.late).toEqual({ mouths: [{ x: 30, y: 11 }], open: 0 });
    const part = arrivals({ id: 'late', side: 'attacker', mouths: spots });
    const two = playing(missionOf(part), { faces: [2] });
    expect(two.battle().parts.late).toEqual({
      mouths: [
        { x: 30, y: 11 },
        { x: 30, y: 22 },
      ],
      open: 1,
    });
    two.endRound(1);
    const { late } = two.battle().parts;
    expect(late.open).toBe(0);
    const over = { type: 'battle-ended', round: 1, because: 'time is up' } as const;
    expect(part.after?.(late, over, two.battle(), scriptedDice([]))).toEqual({ state: late });
  });
});
