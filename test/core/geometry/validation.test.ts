import { describe, expect, it } from 'vitest';
import {
  distanceBetween,
  distanceToZone,
  inBaseContact,
  isWhollyWithin,
  isWithin,
  isWithinZone,
  type Placed,
  rectangleZone,
  type WargameError,
} from 'wargame-rules';

const spot = { x: 0, y: 0 };
const zone = rectangleZone({ x: 0, y: 0, width: 44, height: 9 });
const round = { shape: 'round', diameter: 1 };
const oval = { shape: 'oval', length: 3, width: 2 };
const hull = { shape: 'rectangle', length: 3, width: 2 };

/** What no model can be, the code it is refused with, and where the fault lies. */
const impossible: readonly (readonly [unknown, string, string])[] = [
  [null, 'geometry/missing', ''],
  [undefined, 'geometry/missing', ''],
  [7, 'geometry/missing', ''],
  [{ x: Number.NaN, y: 0 }, 'geometry/not-finite', '.x'],
  [{ x: 0 }, 'geometry/not-finite', '.y'],
  [{ x: '0', y: 0 }, 'geometry/not-finite', '.x'],
  [{ x: 0, y: 2e9 }, 'geometry/too-far', '.y'],
  [{ x: -2e9, y: 0 }, 'geometry/too-far', '.x'],
  [{ base: round }, 'geometry/missing', '.at'],
  [{ base: round, at: null }, 'geometry/missing', '.at'],
  [{ base: round, at: { x: 0, y: Number.NEGATIVE_INFINITY } }, 'geometry/not-finite', '.at.y'],
  [{ base: round, at: spot, facing: Number.NaN }, 'geometry/not-finite', '.facing'],
  [{ base: round, at: spot, facing: 'north' }, 'geometry/not-finite', '.facing'],
  [{ base: null, at: spot }, 'geometry/missing', '.base'],
  [{ base: 'round', at: spot }, 'geometry/missing', '.base'],
  [{ base: {}, at: spot }, 'geometry/unknown-shape', '.base.shape'],
  [{ base: { shape: 'hexagon', width: 3 }, at: spot }, 'geometry/unknown-shape', '.base.shape'],
  [{ base: { ...round, diameter: 0 }, at: spot }, 'geometry/not-positive', '.base.diameter'],
  [{ base: { ...round, diameter: -1 }, at: spot }, 'geometry/not-positive', '.base.diameter'],
  [{ base: { shape: 'round' }, at: spot }, 'geometry/not-finite', '.base.diameter'],
  [{ base: { ...round, diameter: 1e10 }, at: spot }, 'geometry/too-far', '.base.diameter'],
  [{ base: { ...oval, length: 0 }, at: spot }, 'geometry/not-positive', '.base.length'],
  [{ base: { ...oval, width: Number.NaN }, at: spot }, 'geometry/not-finite', '.base.width'],
  [{ base: { ...hull, length: '3' }, at: spot }, 'geometry/not-finite', '.base.length'],
  [{ base: { ...hull, width: -2 }, at: spot }, 'geometry/not-positive', '.base.width'],
];

describe('what measures', () => {
  const measures: readonly (readonly [string, string, (placed: Placed) => unknown])[] = [
    ['distanceBetween', 'from', (placed) => distanceBetween(placed, spot)],
    ['distanceBetween', 'to', (placed) => distanceBetween(spot, placed)],
    ['isWithin', 'from', (placed) => isWithin(placed, spot, 6)],
    ['isWithin', 'to', (placed) => isWithin(spot, placed, 6)],
    ['inBaseContact', 'from', (placed) => inBaseContact(placed, placed)],
    ['distanceToZone', 'placed', (placed) => distanceToZone(placed, zone)],
    ['isWithinZone', 'placed', (placed) => isWithinZone(placed, zone)],
    ['isWhollyWithin', 'placed', (placed) => isWhollyWithin(placed, zone)],
  ];
  for (const [name, argument, measure] of measures) {
    it(`refuses models that can not be: ${name}, ${argument}`, () => {
      for (const [placed, code, place] of impossible) {
        expect(() => measure(placed as Placed), JSON.stringify(placed)).toThrow(
          expect.objectContaining({
            name: 'WargameError',
            code,
            violations: [expect.objectContaining({ code, path: `${argument}${place}` })],
          }),
        );
      }
    });
  }

  it('says what was given, and how far a place may be', () => {
    const refused = (placed: unknown): unknown[] => {
      try {
        return [distanceBetween(placed as Placed, spot)];
      } catch (error) {
        return (error as WargameError).violations.map(({ facts }) => facts);
      }
    };
    expect(refused({ x: 2e9, y: 0 })).toEqual([{ value: 2e9, most: 1e9 }]);
    expect(refused({ base: { ...hull, width: -2 }, at: spot })).toEqual([{ value: -2 }]);
  });

  it('takes places and sizes up to the very limit', () => {
    const far = { base: { shape: 'round', diameter: 1e9 }, at: { x: 1e9, y: -1e9 }, facing: 1e9 } as const;
    expect(distanceBetween(far, { x: 1e9, y: 1e9 })).toBe(1.5e9);
  });
});
