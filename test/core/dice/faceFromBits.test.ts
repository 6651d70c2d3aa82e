import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceFromBits, faceFromFewBits } from '../../../src/core/dice/faceFromBits';

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

/** How often each face comes up when each number of 15 bits is drawn once; in front, how many are drawn again. */
function countsOfFewBits(sides: number): readonly number[] {
  const found = Array.from({ length: sides + 1 }, () => 0);
  for (let bits = 0; bits < 32_768; bits++) {
    const drawn = [bits, 0];
    const face = faceFromFewBits({ few: () => drawn.shift() ?? 0 }, sides);
    const counted = drawn.length === 1 ? face : 0;
    found[counted] = (found[counted] ?? 0) + 1;
  }
  return found;
}

describe('faceFromFewBits', () => {
  it('C01, C02: deals the numbers out evenly, and draws again for just the rest', () => {
    for (const sides of [1, 2, 3, 5, 6, 7, 10, 12, 20, 66, 100, 127, 128, 129, 255, 256]) {
      const [drawnAgain, ...faces] = countsOfFewBits(sides);
      expect(drawnAgain).toBe(32_768 % sides);
      expect(faces).toEqual(Array.from({ length: sides }, () => Math.floor(32_768 / sides)));
    }
  });

  it('makes the lowest face of the lowest number, and the highest of the highest', () => {
    for (let sides = 1; sides <= 256; sides++) {
      expect(faceFromFewBits({ few: () => 0 }, sides)).toBe(1);
      expect(faceFromFewBits({ few: () => 32_767 }, sides)).toBe(sides);
    }
  });
});
