import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { battlefieldCentre, closest, distanceBetween, type Placed, type Point } from 'wargame-rules';
import { freeze, placed, placedOrPoint, point, size } from './arbitraries';

const base = { shape: 'round', diameter: 1.2 } as const;
const model = (name: string, x: number, y: number): Placed & { name: string } =>
  freeze({ name, base, at: { x, y } });
const names = (models: readonly { name: string }[]): string[] => models.map(({ name }) => name);

describe('closest', () => {
  it('gives every model that is as close as the closest, and no other', () => {
    fc.assert(
      fc.property(fc.array(placedOrPoint, { minLength: 1, maxLength: 12 }), placedOrPoint, (models, to) => {
        const least = Math.min(...models.map((one) => distanceBetween(one, to)));
        const expected = models.filter((one) => distanceBetween(one, to) <= least + 0.001);
        expect(closest(models, to)).toEqual(expected);
      }),
    );
  });

  it('gives the same models whatever the order of the list', () => {
    const shuffled = fc
      .uniqueArray(placed, { minLength: 1, maxLength: 8, selector: (one) => JSON.stringify(one) })
      .chain((models) =>
        fc.tuple(fc.constant(models), fc.shuffledSubarray(models, { minLength: models.length })),
      );
    fc.assert(
      fc.property(shuffled, point, ([models, others], to) => {
        expect(new Set(closest(others, to))).toEqual(new Set(closest(models, to)));
      }),
    );
  });

  it('sees the tie of bases of any size set the same distance from a spot all around', () => {
    const ring = fc.array(fc.tuple(size, fc.double({ min: 0, max: 7, noNaN: true })), {
      minLength: 2,
      maxLength: 8,
    });
    fc.assert(
      fc.property(ring, point, fc.double({ min: 0, max: 20, noNaN: true }), (bases, to, distance) => {
        const models = bases.map(([diameter, turn]): Placed => {
          const reach = distance + diameter / 2;
          const at: Point = { x: to.x + reach * Math.cos(turn), y: to.y + reach * Math.sin(turn) };
          return { base: { shape: 'round', diameter }, at };
        });
        expect(closest(models, to)).toHaveLength(models.length);
      }),
    );
  });

  it('C63: two models 1.1 from the centre tie, in either order of the list', () => {
    const centre = battlefieldCentre({ width: 44, height: 30 });
    const [a, b, c] = [model('A', 22, 16.1), model('B', 22, 13.9), model('C', 22, 17.3)];
    expect(16.1 - 15).not.toBe(15 - 13.9);
    expect(names(closest([a, c, b], centre))).toEqual(['A', 'B']);
    expect(names(closest([b, a, c], centre))).toEqual(['B', 'A']);
    expect(closest([a.at, b.at], centre)).toEqual([a.at, b.at]);
  });

  it('C63: several models of one player may tie', () => {
    const models = [model('A1', 21, 15), model('A2', 23, 15), model('B1', 22, 16.01), model('A3', 22, 14)];
    expect(names(closest(models, { x: 22, y: 15 }))).toEqual(['A1', 'A2', 'A3']);
  });

  it('lets a model tie that is a thousandth further away, and none beyond', () => {
    const [near, next, far] = [
      { x: 0, y: 0 },
      { x: 0.001, y: 0 },
      { x: 0, y: 0.00101 },
    ];
    expect(closest([far, next, near], near)).toEqual([next, near]);
  });

  it('measures from the closest part of the base, so a big one may be closer than a near one', () => {
    const big = { name: 'big', base: { shape: 'oval', length: 6, width: 4 }, at: { x: 5, y: 0 } } as const;
    expect(names(closest([model('small', 0, 3), big], { x: 0, y: 0 }))).toEqual(['big']);
  });

  it('gives the very models of the list, and none of none', () => {
    const only = model('only', 3, 3);
    expect(closest([only], { x: 0, y: 0 })[0]).toBe(only);
    expect(closest([], { x: 0, y: 0 })).toEqual([]);
  });

  it('names the model that can not be', () => {
    const broken = { base, at: { x: Number.NaN, y: 0 } };
    expect(() => closest([model('A', 0, 0), broken], { x: 0, y: 0 })).toThrow(/^models\[1\]\.at\.x: /);
    expect(() => closest([], { x: 0, y: Number.NaN })).toThrow(/^to\.y: /);
    expect(() => closest(null as never, { x: 0, y: 0 })).toThrow(/^models: expected a list, got null/);
    expect(() => closest({} as never, { x: 0, y: 0 })).toThrow(
      expect.objectContaining({ code: 'geometry/missing', message: 'models: expected a list, got object' }),
    );
  });
});
