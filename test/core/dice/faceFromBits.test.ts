import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceFromBits } from '../../../src/core/dice/faceFromBits';

const counts = (numbers: number, sides: number): number[] => {
  const found = Array.from({ length: sides + 1 }, () => 0);
  for (let bits = 0; bits < numbers; bits++) {
    const face = faceFromBits(bits, numbers - 1, sides);
    found[face] = (found[face] ?? 0) + 1;
  }
  return found;
};

describe('faceFromBits', () => {
  it('deals the numbers of any source out evenly, and refuses just the rest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 600 }), (numbers, sides) => {
        fc.pre(sides <= numbers);
        const [refused, ...faces] = counts(numbers, sides);
        expect(refused).toBe(numbers % sides);
        expect(new Set(faces)).toEqual(new Set([Math.floor(numbers / sides)]));
      }),
    );
  });

  it('C01, C02: a byte gives each face of a D6 42 numbers and refuses 4; 15 bits deal out evenly', () => {
    expect(counts(256, 6)).toEqual([4, 42, 42, 42, 42, 42, 42]);
    expect(counts(32_768, 6)).toEqual([2, 5461, 5461, 5461, 5461, 5461, 5461]);
  });

  it('refuses 4 of 2 to the 32 for a D6, just below the last deal', () => {
    const refused = [];
    for (let bits = 2 ** 32 - 40; bits < 2 ** 32; bits++) {
      if (faceFromBits(bits, 2 ** 32 - 1, 6) === 0) refused.push(bits - 2 ** 32);
    }
    expect(refused).toEqual([-10, -9, -8, -7]);
  });
});
