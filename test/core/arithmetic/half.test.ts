import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { half, type Rounding } from 'wargame-rules';
import { notWhole, whole } from './arbitraries';

describe('half', () => {
  it('splits an amount in two that add up to it', () => {
    fc.assert(
      fc.property(whole, (amount) => {
        const [up, down] = [half(amount, 'up'), half(amount, 'down')];
        expect(BigInt(up) + BigInt(down)).toBe(BigInt(amount));
        expect(up - down).toBe(amount % 2 === 0 ? 0 : 1);
      }),
    );
  });

  it('C29, BG-VP-8: the losses that cripple squadrons of 1 to 6', () => {
    expect([1, 2, 3, 4, 5, 6].map((ships) => half(ships, 'up'))).toEqual([1, 1, 2, 2, 3, 3]);
    expect([1, 2, 3, 4, 5, 6].map((ships) => half(ships, 'down'))).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it('refuses what has no half, by name, and other ways of rounding', () => {
    for (const wrong of notWhole as number[]) expect(() => half(wrong, 'up')).toThrow(/^amount: /);
    expect(() => half(4, 'away' as Rounding)).toThrow(
      expect.objectContaining({ code: 'argument/unknown-value' }),
    );
  });
});
