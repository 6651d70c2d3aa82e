import { describe, expect, it } from 'vitest';
import { TOLERANCE } from 'wargame-rules';
import {
  extentsOverlap,
  liesWithin,
  overlapsDisc,
} from '../../../src/battlefleet-gothic/battlezone/overlaps';

const extent = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

describe('two rectangles', () => {
  const both = (one: ReturnType<typeof extent>, other: ReturnType<typeof extent>) => [
    extentsOverlap(one, other),
    extentsOverlap(other, one),
  ];

  it('overlap where they share more than an edge, whichever is asked first', () => {
    const one = extent(10, 20, 30, 5);
    for (const other of [extent(39, 24, 9, 9), extent(1, 12, 10, 9), extent(20, 21, 2, 2), one]) {
      expect(both(one, other)).toEqual([true, true]);
    }
    const beside = [extent(40, 20, 9, 5), extent(1, 20, 9, 5), extent(10, 25, 30, 9), extent(10, 1, 30, 19)];
    for (const other of beside) expect(both(one, other)).toEqual([false, false]);
  });

  it('may overlap by the tolerance and no more', () => {
    const wide = extent(0, 0, 10, 10);
    expect(both(wide, extent(0, 0, TOLERANCE, 10))).toEqual([false, false]);
    expect(both(wide, extent(0, 0, TOLERANCE * 1.5, 10))).toEqual([true, true]);
    expect(both(wide, extent(0, 0, 10, TOLERANCE))).toEqual([false, false]);
    expect(both(wide, extent(10 - TOLERANCE / 2, 0, 5, 10))).toEqual([false, false]);
  });
});

describe('a rectangle and a disc', () => {
  const disc = { at: { x: 50, y: 40 }, diameter: 10 };

  it('overlap where the nearest point of the rectangle is within the disc', () => {
    const under = [
      extent(54, 30, 9, 20),
      extent(40, 30, 6, 20),
      extent(40, 44, 20, 9),
      extent(40, 30, 20, 6),
      extent(49, 39, 2, 2),
      extent(53, 43, 9, 9),
    ];
    for (const one of under) expect(overlapsDisc(one, disc)).toBe(true);
    const beside = [
      extent(55, 30, 9, 20),
      extent(40, 30, 5, 20),
      extent(40, 45, 20, 9),
      extent(40, 30, 20, 5),
      extent(54, 44, 9, 9),
    ];
    for (const one of beside) expect(overlapsDisc(one, disc)).toBe(false);
  });

  it('may overlap by the tolerance and no more', () => {
    const atOrigin = { at: { x: 0, y: 0 }, diameter: 10 };
    const from = (x: number) => overlapsDisc(extent(x, -5, 10, 10), atOrigin);
    expect([5, 5 - TOLERANCE / 2, 5 - TOLERANCE].map(from)).toEqual([false, false, false]);
    expect(from(5 - TOLERANCE * 1.5)).toBe(true);
  });
});

describe('a rectangle in another', () => {
  const outer = extent(0, 0, 60, 60);

  it('lies within it, edges included', () => {
    expect(liesWithin(outer, outer)).toBe(true);
    expect(liesWithin(extent(40, 50, 20, 10), outer)).toBe(true);
    const jutting = [
      extent(-1, 10, 10, 10),
      extent(10, -1, 10, 10),
      extent(51, 10, 10, 10),
      extent(10, 51, 10, 10),
    ];
    for (const inner of jutting) expect(liesWithin(inner, outer)).toBe(false);
    expect(liesWithin(extent(70, 130, 10, 10), extent(60, 120, 60, 60))).toBe(true);
  });

  it('may jut out by the tolerance and no more', () => {
    const least = [extent(-TOLERANCE, 0, 9, 9), extent(0, -TOLERANCE, 9, 9)];
    const most = [extent(0, 0, 60 + TOLERANCE, 9), extent(0, 0, 9, 60 + TOLERANCE)];
    for (const inner of [...least, ...most]) expect(liesWithin(inner, outer)).toBe(true);
    const more = TOLERANCE * 1.5;
    expect(liesWithin(extent(-more, 0, 9, 9), outer)).toBe(false);
    expect(liesWithin(extent(0, -more, 9, 9), outer)).toBe(false);
    expect(liesWithin(extent(0, 0, 60 + more, 9), outer)).toBe(false);
    expect(liesWithin(extent(0, 0, 9, 60 + more), outer)).toBe(false);
  });
});
