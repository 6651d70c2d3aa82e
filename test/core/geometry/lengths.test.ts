import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost, battlefieldCentre, inchesFromMillimetres, pathLength, rectangleZone } from 'wargame-rules';
import { freeze, motion, movedPoint, point } from './arbitraries';

const path = fc.array(point, { maxLength: 10 }).map(freeze);

describe('pathLength', () => {
  it('is the same there and back, and moved and turned', () => {
    fc.assert(
      fc.property(path, motion, (points, by) => {
        const length = pathLength(points);
        expect(Math.abs(pathLength([...points].reverse()) - length)).toBeLessThan(1e-9);
        expect(Math.abs(pathLength(points.map((spot) => movedPoint(spot, by))) - length)).toBeLessThan(1e-9);
      }),
    );
  });

  it('adds up where paths are joined', () => {
    fc.assert(
      fc.property(path, point, path, (before, joint, after) => {
        const parts = pathLength([...before, joint]) + pathLength([joint, ...after]);
        expect(Math.abs(pathLength([...before, joint, ...after]) - parts)).toBeLessThan(1e-9);
      }),
    );
  });

  it('is at least the straight way', () => {
    fc.assert(
      fc.property(point, path, point, (from, between, to) => {
        const straight = Math.hypot(from.x - to.x, from.y - to.y);
        expect(pathLength([from, ...between, to])).toBeGreaterThanOrEqual(straight - 1e-9);
      }),
    );
  });

  it('is 0 for fewer than two points', () => {
    expect(pathLength([])).toBe(0);
    expect(pathLength([{ x: 3, y: 4 }])).toBe(0);
    expect(
      pathLength([
        { x: 3, y: 4 },
        { x: 0, y: 0 },
        { x: 0, y: -2 },
      ]),
    ).toBe(7);
  });

  it('C30: nine short steps make a move of 6', () => {
    const places = [0, 0.7, 1.4, 2.1, 2.8, 3.5, 4.2, 4.9, 5.6, 6].map((x) => ({ x, y: 0 }));
    expect(atMost(pathLength(places), 6)).toBe(true);
    expect(atMost(pathLength([...places, { x: 6, y: 0.01 }]), 6)).toBe(false);
  });

  it('names the point that can not be', () => {
    expect(() =>
      pathLength([
        { x: 0, y: 0 },
        { x: 1, y: Number.NaN },
      ]),
    ).toThrow(/^points\[1\]\.y: /);
    expect(() => pathLength([null as never])).toThrow(/^points\[0\]: expected an object, got null/);
    expect(() => pathLength(undefined as never)).toThrow(/^points: expected a list, got undefined/);
  });
});

describe('inchesFromMillimetres', () => {
  it('divides by 25.4', () => {
    expect(inchesFromMillimetres(25.4)).toBe(1);
    expect(inchesFromMillimetres(0)).toBe(0);
    expect(inchesFromMillimetres(32)).toBeCloseTo(1.259_842_519_685, 12);
    expect(() => inchesFromMillimetres(-32)).toThrow(
      expect.objectContaining({
        code: 'geometry/negative-length',
        message: expect.stringMatching(/^millimetres: /),
      }),
    );
  });
});

describe('battlefieldCentre', () => {
  it('is as far from every edge as from the one across', () => {
    expect(battlefieldCentre({ width: 44, height: 30 })).toEqual({ x: 22, y: 15 });
    expect(battlefieldCentre({ width: 183, height: 122 })).toEqual({ x: 91.5, y: 61 });
  });

  it('refuses battlefields without a size', () => {
    expect(() => battlefieldCentre({ width: 0, height: 30 })).toThrow(
      /^width: expected a size above 0, got 0/,
    );
    expect(() => battlefieldCentre({ width: 44, height: Number.NaN })).toThrow(/^height: /);
    expect(() => battlefieldCentre(null as never)).toThrow(/^battlefield: /);
  });
});

describe('rectangleZone', () => {
  it('has the four corners of the rectangle', () => {
    expect(rectangleZone(freeze({ x: -1, y: 2, width: 44, height: 9 }))).toEqual({
      pieces: [
        {
          corners: [
            { x: -1, y: 2 },
            { x: 43, y: 2 },
            { x: 43, y: 11 },
            { x: -1, y: 11 },
          ],
        },
      ],
    });
  });

  it('holds no -0, which JSON can not', () => {
    const zone = rectangleZone({ x: -0, y: -0, width: 1, height: 1 });
    expect(JSON.parse(JSON.stringify(zone))).toEqual(zone);
    expect(Object.is(zone.pieces[0]?.corners[0]?.x, 0)).toBe(true);
    expect(Object.is(zone.pieces[0]?.corners[0]?.y, 0)).toBe(true);
  });

  it('refuses rectangles without a size, or out of reach', () => {
    const whole = { x: 0, y: 0, width: 44, height: 9 };
    expect(() => rectangleZone({ ...whole, height: 0 })).toThrow(
      expect.objectContaining({ code: 'geometry/not-positive', message: expect.stringMatching(/^height: /) }),
    );
    expect(() => rectangleZone({ ...whole, width: -3 })).toThrow(/^width: /);
    expect(() => rectangleZone({ ...whole, x: Number.NaN })).toThrow(/^x: /);
    expect(() => rectangleZone({ ...whole, y: Number.POSITIVE_INFINITY })).toThrow(/^y: /);
    expect(() => rectangleZone({ ...whole, x: 1e9, width: 1 })).toThrow(/^x \+ width: /);
    expect(() => rectangleZone({ ...whole, y: 1e9, height: 1 })).toThrow(/^y \+ height: /);
    expect(() => rectangleZone(undefined as never)).toThrow(/^rectangle: expected an object, got undefined/);
  });
});
