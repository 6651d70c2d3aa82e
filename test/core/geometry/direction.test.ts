import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { direction } from '../../../src/core/geometry/direction';

const degrees = fc.double({ min: -1e4, max: 1e4, noNaN: true });

describe('direction', () => {
  it('is as far from 0 as 1 is, and where sine and cosine say', () => {
    fc.assert(
      fc.property(degrees, (turn) => {
        const { x, y } = direction(turn);
        expect(Math.abs(x * x + y * y - 1)).toBeLessThan(1e-15);
        expect(Math.abs(x - Math.cos((turn * Math.PI) / 180))).toBeLessThan(1e-12);
        expect(Math.abs(y - Math.sin((turn * Math.PI) / 180))).toBeLessThan(1e-12);
      }),
    );
  });

  it('turns by quarters exactly, without a negative zero', () => {
    fc.assert(
      fc.property(degrees, fc.integer({ min: -9, max: 9 }), (turn, quarters) => {
        const { x, y } = direction(90 * quarters);
        expect([x, y]).toEqual(
          [
            [1, 0],
            [0, 1],
            [-1, 0],
            [0, -1],
          ][((quarters % 4) + 4) % 4],
        );
        expect(Object.values(direction(turn)).some((value) => Object.is(value, -0))).toBe(false);
      }),
    );
  });

  it('gives the same last bit on every engine', () => {
    expect(direction(30)).toEqual({ x: 0.8660254037844387, y: 0.49999999999999994 });
    expect(direction(123.456)).toEqual({ x: -0.5512964442855827, y: 0.8343094333148064 });
  });
});
