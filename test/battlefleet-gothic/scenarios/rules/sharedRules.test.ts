import { describe, expect, it } from 'vitest';
import { odds, probability, scriptedDice } from 'wargame-rules';
import {
  arrivalNeeds,
  rollArrival,
  rollDefencePoints,
  rollTableEdge,
  sharesOf500,
  TABLE_EDGES,
} from 'wargame-rules/battlefleet-gothic';
import { code } from '../shorthand';

describe('what several scenarios share', () => {
  it('counts shares of 500 points, those begun included, and rolls 10 points of defences a pip', () => {
    expect([0, 1, 500, 501, 1_000, 1_001].map(sharesOf500)).toEqual([0, 1, 1, 2, 2, 3]);
    expect(rollDefencePoints(750, scriptedDice([6, 1]))).toBe(70);
    expect(odds((dice) => rollDefencePoints(500, dice)).outcomes.map(({ value }) => value)).toEqual([
      10, 20, 30, 40, 50, 60,
    ]);
    expect(() => sharesOf500(-1)).toThrow(code('argument/out-of-range'));
  });

  it('lets ships arrive on 5, 4 or 3 by their slowest, 2 better near friends', () => {
    expect([0, 15, 20, 20.5, 25, 29, 30, 40].map(arrivalNeeds)).toEqual([5, 5, 5, 4, 4, 4, 3, 3]);
    const chance = (slowest: number, friendsNear: boolean) =>
      probability(
        odds((dice) => rollArrival({ slowest, friendsNear }, dice).arrives),
        (arrives) => arrives,
      );
    expect(chance(20, false)).toEqual({ numerator: 1n, denominator: 3n });
    expect(chance(25, false)).toEqual({ numerator: 1n, denominator: 2n });
    expect(chance(30, false)).toEqual({ numerator: 2n, denominator: 3n });
    expect(chance(20, true)).toEqual({ numerator: 2n, denominator: 3n });
    expect(chance(30, true)).toEqual({ numerator: 1n, denominator: 1n });
    expect(() => arrivalNeeds(Number.NaN)).toThrow(code('geometry/not-finite'));
  });

  it('rolls each edge of the table alike', () => {
    const edges = odds((dice) => rollTableEdge(dice));
    for (const edge of TABLE_EDGES) {
      expect(probability(edges, (one) => one === edge)).toEqual({ numerator: 1n, denominator: 4n });
    }
  });
});
