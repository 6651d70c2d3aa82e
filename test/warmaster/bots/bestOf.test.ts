import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestOf } from '../../../src/warmaster/bots/bestOf';

it('finds the one that is worth most, the first of several', () => {
  const worth = (text: string): number => text.length;
  expect(bestOf(['a', 'bbb', 'cc'], worth)).toBe('bbb');
  expect(bestOf(['a', 'bb', 'cc'], worth)).toBe('bb');
  expect(bestOf([-3, -1, -2], (one) => one)).toBe(-1);
});

it('is content with whatever there is, where all are worth nothing', () => {
  expect(bestOf(['a', 'b'], () => Number.NEGATIVE_INFINITY)).toBe('a');
});

it('nobody is worth more, and nobody before it as much', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 1 }), (worths) => {
      const places = worths.map((_, place) => place);
      const best = bestOf(places, (place) => worths[place] as number);
      expect(worths.indexOf(Math.max(...worths))).toBe(best);
    }),
  );
});
