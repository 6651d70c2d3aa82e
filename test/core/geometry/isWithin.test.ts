import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween, inBaseContact, isWithin, type Placed } from 'wargame-rules';
import { motion, moved, placed, placedOrPoint, point, size } from './arbitraries';

const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
const gap = fc.double({ min: 0, max: 48, noNaN: true });

/** Two round bases with a gap between their edges, somewhere on the battlefield. */
const roundPair = (between: fc.Arbitrary<number>): fc.Arbitrary<readonly [Placed, Placed, number]> =>
  fc.tuple(size, size, point, angle, between).map(([one, other, at, turn, distance]) => {
    const reach = one / 2 + other / 2 + distance;
    const there = { x: at.x + reach * Math.cos(turn), y: at.y + reach * Math.sin(turn) };
    return [
      { base: { shape: 'round', diameter: one }, at },
      { base: { shape: 'round', diameter: other }, at: there },
      distance,
    ];
  });

describe('isWithin', () => {
  it('holds for round bases set 6 apart, whatever their size and direction, and not at 5.99', () => {
    fc.assert(
      fc.property(roundPair(fc.constant(6)), ([one, other]) => {
        expect(isWithin(one, other, 6)).toBe(true);
        expect(isWithin(other, one, 6)).toBe(true);
        expect(isWithin(one, other, 5.99)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('holds for round bases set any distance apart, and for no shorter one', () => {
    fc.assert(
      fc.property(roundPair(gap), ([one, other, distance]) => {
        expect(isWithin(one, other, distance)).toBe(true);
        fc.pre(distance > 0.01);
        expect(isWithin(one, other, distance - 0.0011)).toBe(false);
      }),
    );
  });

  it('holds for ovals and hulls set 6 apart, nose to side, wherever the pair is turned to', () => {
    const shape = fc.constantFrom('oval' as const, 'rectangle' as const);
    fc.assert(
      fc.property(
        shape,
        shape,
        size,
        size,
        size,
        size,
        motion,
        (first, second, long, wide, length, width, by) => {
          const one: Placed = { base: { shape: first, length: long, width: wide }, at: { x: 0, y: 0 } };
          const other: Placed = {
            base: { shape: second, length, width },
            at: { x: long / 2 + 6 + width / 2, y: 0 },
            facing: 90,
          };
          expect(isWithin(moved(one, by), moved(other, by), 6)).toBe(true);
          expect(isWithin(moved(one, by), moved(other, by), 5.99)).toBe(false);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('asks for no more than the distance between the bases', () => {
    fc.assert(
      fc.property(placedOrPoint, placedOrPoint, gap, (one, other, distance) => {
        const apart = distanceBetween(one, other);
        expect(isWithin(one, other, apart)).toBe(true);
        expect(isWithin(one, other, apart + distance)).toBe(true);
        if (Math.abs(apart - distance) > 0.002) expect(isWithin(one, other, distance)).toBe(apart < distance);
      }),
    );
  });

  it('holds a thousandth further away, and no further', () => {
    const spot = { x: 0, y: 0 };
    expect(isWithin(spot, { x: 0.001, y: 0 }, 0)).toBe(true);
    expect(isWithin(spot, { x: 0.00101, y: 0 }, 0)).toBe(false);
    const speck = (x: number): Placed => ({ base: { shape: 'round', diameter: 0.001 }, at: { x, y: 0 } });
    expect(inBaseContact(speck(0), speck(0.002))).toBe(true);
    expect(inBaseContact(speck(0), speck(0.00201))).toBe(false);
  });

  it('refuses distances that are none, and names them', () => {
    const spot = { x: 0, y: 0 };
    expect(() => isWithin(spot, spot, -1)).toThrow(
      expect.objectContaining({
        code: 'geometry/negative-length',
        violations: [
          {
            code: 'geometry/negative-length',
            path: 'distance',
            message: expect.any(String),
            facts: { value: -1 },
          },
        ],
      }),
    );
    expect(() => isWithin(spot, spot, Number.NaN)).toThrow(/^distance: expected a finite number, got NaN/);
    expect(isWithin(spot, spot, 0)).toBe(true);
  });
});

describe('inBaseContact', () => {
  it('holds for bases that touch, from either side', () => {
    fc.assert(
      fc.property(roundPair(fc.constant(0)), ([one, other]) => {
        expect(inBaseContact(one, other)).toBe(true);
        expect(inBaseContact(other, one)).toBe(true);
      }),
    );
  });

  it('does not hold over a gap of two thousandths or more', () => {
    fc.assert(
      fc.property(roundPair(fc.double({ min: 0.002, max: 1, noNaN: true })), ([one, other]) => {
        expect(inBaseContact(one, other)).toBe(false);
      }),
    );
  });

  it('is to be within 0', () => {
    fc.assert(
      fc.property(placed, placed, (one, other) => {
        expect(inBaseContact(one, other)).toBe(isWithin(one, other, 0));
      }),
    );
  });
});
