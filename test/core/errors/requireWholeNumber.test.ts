import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWargameError } from 'wargame-rules';
import { requireWholeNumber } from '../../../src/core/errors/requireWholeNumber';

function refusal(value: unknown, least?: number, most?: number) {
  try {
    return requireWholeNumber(value, 'count', least, most);
  } catch (error) {
    if (!isWargameError(error)) throw error;
    const { message: _, ...rest } = error.violations[0] ?? { message: '' };
    return rest;
  }
}

describe('requireWholeNumber', () => {
  it('gives back what lies within the bounds, and says of the rest where it is and what was asked', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.nat(), (value, least, span) => {
        const most = least + span;
        const facts = { value, least, most };
        expect(refusal(value, least, most)).toEqual(
          value >= least && value <= most ? value : { code: 'argument/out-of-range', path: 'count', facts },
        );
      }),
    );
  });

  it('takes nothing else for a whole number, and knows one zero', () => {
    for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '1', null, undefined, 1n]) {
      expect(refusal(value)).toEqual({ code: 'argument/not-a-whole-number', path: 'count' });
    }
    expect(Object.is(refusal(-0), 0)).toBe(true);
  });
});
