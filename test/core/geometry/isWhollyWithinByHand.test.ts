import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWhollyWithin, type Placed, rectangleZone, type Zone } from 'wargame-rules';
import { freeze, point, rewritten, size } from './arbitraries';

const round = (diameter: number, x: number, y: number): Placed => ({
  base: { shape: 'round', diameter },
  at: { x, y },
});

describe('isWhollyWithin, by hand', () => {
  const table = rectangleZone({ x: 0, y: 0, width: 44, height: 30 });
  const middle = rectangleZone({ x: 12, y: 10, width: 20, height: 10 });
  const frame = freeze<Zone>({ pieces: table.pieces, holes: middle.pieces });

  it('OP-HOLD-1: round bases at the edge of a zone, to the thousandth', () => {
    expect(isWhollyWithin(round(1, 0.5, 0.5), table)).toBe(true);
    expect(isWhollyWithin(round(1, 0.4995, 5), table)).toBe(true);
    expect(isWhollyWithin(round(1, 0.498, 5), table)).toBe(false);
    expect(isWhollyWithin(round(1, 43.5, 29.5), table)).toBe(true);
    expect(isWhollyWithin(round(1, 43.502, 29.5), table)).toBe(false);
    expect(isWhollyWithin(round(30, 22, 15), table)).toBe(true);
    expect(isWhollyWithin(round(31, 22, 15), table)).toBe(false);
    expect(isWhollyWithin(round(1, -5, -5), table)).toBe(false);
    expect(isWhollyWithin(round(200, 22, 15), table)).toBe(false);
  });

  it('ovals and hulls at the edge of a zone, to the thousandth', () => {
    const long = (shape: 'oval' | 'rectangle', x: number, y: number, facing: number): Placed => ({
      base: { shape, length: 4, width: 2 },
      at: { x, y },
      facing,
    });
    for (const shape of ['oval', 'rectangle'] as const) {
      expect(isWhollyWithin(long(shape, 2, 1, 0), table)).toBe(true);
      expect(isWhollyWithin(long(shape, 1.9992, 1, 0), table)).toBe(true);
      expect(isWhollyWithin(long(shape, 1.998, 1, 0), table)).toBe(false);
      expect(isWhollyWithin(long(shape, 2, 1, 90), table)).toBe(false);
      expect(isWhollyWithin(long(shape, 1, 2, 90), table)).toBe(true);
    }
    // At 45 degrees the oval reaches sqrt(2.5) to the side, the hull 3 / sqrt(2).
    expect(isWhollyWithin(long('oval', Math.sqrt(2.5), 9, 45), table)).toBe(true);
    expect(isWhollyWithin(long('oval', Math.sqrt(2.5) - 0.002, 9, 45), table)).toBe(false);
    expect(isWhollyWithin(long('rectangle', 3 / Math.SQRT2, 9, 45), table)).toBe(true);
    expect(isWhollyWithin(long('rectangle', 3 / Math.SQRT2 - 0.002, 9, 45), table)).toBe(false);
  });

  it('OP-HOLD-1: a frame around the middle', () => {
    expect(isWhollyWithin(round(2, 11, 15), frame)).toBe(true);
    expect(isWhollyWithin(round(2, 11.01, 15), frame)).toBe(false);
    expect(isWhollyWithin(round(2, 11.01, 15), middle)).toBe(false);
    expect(isWhollyWithin(round(2, 13, 15), middle)).toBe(true);
    expect(isWhollyWithin(round(2, 22, 15), frame)).toBe(false);
    // Larger than the hole, and with its middle in the frame.
    expect(isWhollyWithin(round(28, 22, 5), frame)).toBe(false);
    expect(isWhollyWithin({ x: 12, y: 15 }, frame)).toBe(true);
    expect(isWhollyWithin({ x: 12.002, y: 15 }, frame)).toBe(false);
  });

  it('a hole that lies wholly under the base, however small', () => {
    const hole = rectangleZone({ x: 20, y: 15, width: 0.01, height: 0.01 });
    expect(isWhollyWithin(round(4, 21, 15), { pieces: table.pieces, holes: hole.pieces })).toBe(false);
    expect(isWhollyWithin(round(4, 23, 15), { pieces: table.pieces, holes: hole.pieces })).toBe(true);
  });

  it('a gap between pieces counts from half a thousandth on', () => {
    const pair = (gap: number): Zone => ({
      pieces: [
        ...rectangleZone({ x: 0, y: 0, width: 10, height: 9 }).pieces,
        ...rectangleZone({ x: 10 + gap, y: 0, width: 10, height: 9 }).pieces,
      ],
    });
    for (const at of [9.5, 10, 10.5]) {
      expect(isWhollyWithin(round(2, at, 4), pair(0))).toBe(true);
      expect(isWhollyWithin(round(2, at, 4), pair(1e-12))).toBe(true);
      expect(isWhollyWithin(round(2, at, 4), pair(0.0004))).toBe(true);
      expect(isWhollyWithin(round(2, at, 4), pair(-0.5))).toBe(true);
      expect(isWhollyWithin(round(2, at, 4), pair(0.002))).toBe(false);
    }
    const left = rectangleZone({ x: -10, y: 0, width: 10, height: 9 }).pieces;
    const right = rectangleZone({ x: 0.0005, y: 0, width: 10, height: 9 }).pieces;
    expect(isWhollyWithin(round(2, 0, 4), { pieces: [...left, ...right] })).toBe(false);
  });

  it('three pieces that almost meet in one spot leave no crumb of a border there', () => {
    for (const noise of [0, 1e-13, -1e-13, 1e-9]) {
      const zone: Zone = {
        pieces: [
          ...rectangleZone({ x: 0, y: 0, width: 10, height: 10 }).pieces,
          ...rectangleZone({ x: 10, y: 0, width: 10, height: 5 }).pieces,
          ...rectangleZone({ x: 10, y: 5 + noise, width: 10, height: 5 - noise }).pieces,
        ],
      };
      expect(isWhollyWithin(round(2, 10, 5), zone)).toBe(true);
      expect(isWhollyWithin(round(2, 10.5, 1), zone)).toBe(true);
    }
  });

  it('pieces that touch in a corner only', () => {
    const zone: Zone = {
      pieces: [
        ...rectangleZone({ x: 0, y: 0, width: 10, height: 10 }).pieces,
        ...rectangleZone({ x: 10, y: 10, width: 10, height: 10 }).pieces,
      ],
    };
    expect(isWhollyWithin(round(1, 10, 10), zone)).toBe(false);
    expect(isWhollyWithin(round(1, 9.5, 9.5), zone)).toBe(true);
    expect(isWhollyWithin({ x: 10, y: 10 }, zone)).toBe(true);
  });

  it('a thin strip cut along its diagonal, with a base in the sharp corner', () => {
    const strip: Zone = {
      pieces: [
        {
          corners: [
            { x: 0, y: 0 },
            { x: 44, y: 0 },
            { x: 44, y: 6 },
          ],
        },
        {
          corners: [
            { x: 0, y: 0 },
            { x: 0, y: 6 },
            { x: 44, y: 6 },
          ],
        },
      ],
    };
    expect(isWhollyWithin(round(1, 0.5, 0.5), strip)).toBe(true);
    expect(
      isWhollyWithin({ base: { shape: 'rectangle', length: 1, width: 1 }, at: { x: 0.5, y: 0.5 } }, strip),
    ).toBe(true);
    expect(isWhollyWithin(round(6, 22, 3), strip)).toBe(true);
    expect(isWhollyWithin(round(1, 22, 0.49), strip)).toBe(false);
  });

  it('bases smaller than the tolerance are spots', () => {
    const square = rectangleZone({ x: 0, y: 0, width: 1, height: 1 });
    for (const shape of ['oval', 'rectangle'] as const) {
      const dot: Placed = { base: { shape, length: 0.001, width: 0.001 }, at: { x: 0, y: 0.5 } };
      expect(isWhollyWithin(dot, square)).toBe(true);
      expect(isWhollyWithin({ ...dot, at: { x: -0.002, y: 0.5 } }, square)).toBe(false);
    }
    expect(isWhollyWithin(round(0.002, 0, 0.5), square)).toBe(true);
  });

  it('bases as thin as a hair that run through the edge', () => {
    const square = rectangleZone({ x: 0, y: 0, width: 1, height: 1 });
    for (const shape of ['oval', 'rectangle'] as const) {
      const hair = (x: number, y: number, facing: number): Placed => ({
        base: { shape, length: 1, width: 0.0001 },
        at: { x, y },
        facing,
      });
      for (const facing of [0, 90, 180]) {
        expect(isWhollyWithin(hair(0.5, 0.5, facing), square)).toBe(true);
        const off = facing === 90 ? hair(0.5, 0.4, facing) : hair(0.4, 0.5, facing);
        expect(isWhollyWithin(off, square)).toBe(false);
      }
      expect(isWhollyWithin(hair(0.5, 0.1, 0), square)).toBe(true);
      expect(isWhollyWithin(hair(0.5, -0.1, 0), square)).toBe(false);
    }
  });

  it('zones far out, whichever way round they are written', () => {
    const far = fc.integer({ min: -900_000_000, max: 900_000_000 });
    fc.assert(
      fc.property(far, far, fc.nat(3), fc.boolean(), (x, y, start, reverse) => {
        const zone = rewritten(rectangleZone({ x, y, width: 4, height: 3 }), start, reverse);
        expect(isWhollyWithin(round(1, x + 0.5, y + 2.5), zone)).toBe(true);
        expect(isWhollyWithin(round(1, x + 0.25, y + 1), zone)).toBe(false);
        expect(isWhollyWithin(round(1, x + 2, y + 2.75), zone)).toBe(false);
      }),
    );
  });

  it('zones far out and very large', () => {
    const far = rectangleZone({ x: 9e8, y: -9e8, width: 44, height: 9 });
    expect(isWhollyWithin(round(1, 9e8 + 0.5, -9e8 + 0.5), far)).toBe(true);
    expect(isWhollyWithin(round(1, 9e8 + 0.25, -9e8 + 0.5), far)).toBe(false);
    const large = rectangleZone({ x: -5e8, y: -5e8, width: 1e9, height: 1e9 });
    expect(isWhollyWithin(round(1, 0, 0), large)).toBe(true);
    expect(isWhollyWithin(round(1e9, 0, 0), large)).toBe(true);
    expect(isWhollyWithin(round(9e8, 6e7, 0), large)).toBe(false);
  });

  it('leaves frozen arguments as they are', () => {
    fc.assert(
      fc.property(size, point, (diameter, at) => {
        const own = freeze(round(diameter, at.x, at.y));
        const before = JSON.stringify([own, frame]);
        isWhollyWithin(own, frame);
        expect(JSON.stringify([own, frame])).toBe(before);
      }),
    );
  });
});
