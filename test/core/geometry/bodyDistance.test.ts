import { describe, expect, it } from 'vitest';
import { type Base, distanceBetween, type Placed, type Point } from 'wargame-rules';
import { type Body, discBody, segmentBody } from '../../../src/core/geometry/body';
import { bodyDistance } from '../../../src/core/geometry/bodyDistance';
import { placedBody } from '../../../src/core/geometry/placedBody';

const placed = (shape: 'oval' | 'rectangle', length: number, width: number, place: Point, facing = 0) => {
  const base: Base = { shape, length, width };
  return { base, at: place, facing } satisfies Placed;
};
const at = (x: number, y: number): Point => ({ x, y });
const toLine = (from: Placed | Point, one: Point, other: Point): number =>
  bodyDistance(placedBody(from, 'from'), segmentBody(one, other));

/** A body of which each spot in turn is taken for the furthest, whatever the direction. */
function bodyOf(place: Point, reach: number, offset: (turn: number) => Point): Body {
  let turn = 0;
  return { at: place, radius: 0, reach, support: () => offset(turn++) };
}

describe('bodyDistance', () => {
  it('is exact where a corner, a side or a tip lies across', () => {
    const side = [at(1, 0), at(1, 3)] as const;
    expect(toLine(placed('oval', 1, 4, at(0, 0)), ...side)).toBe(0.5);
    expect(toLine(at(2, 1), at(2, 3), at(3, 2))).toBe(Math.SQRT2);
    expect(toLine(placed('rectangle', 1, 1, at(1, 4)), at(-2, -1), at(2, 3))).toBe(Math.SQRT1_2);
    const pairs: readonly (readonly [Placed, Placed, number])[] = [
      [placed('oval', 2, 1, at(1, 3)), placed('rectangle', 5, 6, at(4, -3), 90), 3],
      [placed('rectangle', 4, 3, at(-4, 1)), placed('oval', 2, 1, at(-2, -2)), 1],
      [placed('rectangle', 3, 2, at(-13, -2)), placed('oval', 20, 20, at(16, -2), 45), 17.5],
    ];
    for (const [one, other, distance] of pairs) expect(distanceBetween(one, other)).toBe(distance);
  });

  it('is 0 for ovals that touch: 5 between the middles, 2 and 3 from middle to rim', () => {
    const one = placed('oval', 4, 4, at(-2, 2), 90);
    expect(distanceBetween(one, placed('oval', 6, 6, at(2, -1)))).toBe(0);
    expect(distanceBetween(placed('oval', 4, 2, at(0, 0)), at(2, 0))).toBe(0);
  });

  it('closes in to 1e-13 of the whole figure, also where a round side runs into a straight one', () => {
    const oval = placed('oval', 1, 3, at(-1, 1));
    expect(Math.abs(toLine(oval, at(4, -2), at(4, 1)) - 4.5)).toBeLessThan(2e-12);
    const thin = placed('oval', 58, 8.663965077139536e-7, at(-13, 28));
    const [from, to] = [at(16, 11.212427238933742), at(3.39454289060086, 3.103726892732084)];
    expect(Math.abs(toLine(thin, from, to) - 16.787572760226055)).toBeLessThan(1e-11);
  });

  it('does not take figures on a line beyond the furthest corner for overlapping ones', () => {
    expect(distanceBetween(placed('oval', 2, 6, at(-2, 0), 45), at(-2, 4))).toBeCloseTo(Math.sqrt(5), 12);
    expect(distanceBetween(at(1, 1), placed('oval', 4, 5, at(4, -2), 90))).toBeGreaterThan(2);
  });

  it('is a number where squares are too small for one, and exact between points', () => {
    const speck = placed('oval', 1e-160, 1e-279, at(0, -1e-160), 125);
    expect(distanceBetween(speck, at(0, 0))).toBe(0);
    expect(distanceBetween(at(0, 0), at(2 ** -500, 0))).toBe(2 ** -500);
  });

  it('is 0 up to 1e-13 of the whole figure, the distance of the middles and both reaches', () => {
    const spot = discBody(at(0, 0), 0);
    const line = (distance: number): Body => segmentBody(at(-2, distance), at(2, distance));
    expect(bodyDistance(spot, line(1e-13 * 6))).toBe(0);
    expect(bodyDistance(spot, line(1e-13 * 7))).toBe(1e-13 * 7);
  });

  it('ends where the next spot can bring it no nearer than by as much', () => {
    const least = 1e-13 * (1 + 2e-13);
    const place = at(0, 2 * least);
    // The middles are two of these apart, the reach is 1: it is a share of 1e-13 of both.
    expect(1e-13 * (2 * least + 1)).toBe(least);
    const body = (step: number): Body => bodyOf(place, 1, (turn) => at(0, turn === 0 ? 0 : -step));
    expect(bodyDistance(discBody(at(0, 0), 0), body(least))).toBe(2 * least);
    expect(bodyDistance(discBody(at(0, 0), 0), body(1.5 * least))).toBe(0);
  });

  it('ends after a hundred rounds, with the nearest spot so far', () => {
    const endless = bodyOf(at(0, 2), 2, (turn) => at(0, -turn / 256));
    expect(bodyDistance(discBody(at(0, 0), 0), endless)).toBe(2 - 100 / 256);
  });
});
