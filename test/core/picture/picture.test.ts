import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { element } from '../../../src/core/picture/element';
import { shown } from '../../../src/core/picture/shown';
import { zonePath } from '../../../src/core/picture/zonePath';

describe('shown', () => {
  it('is within half a hundredth, with two places at the most and no negative zero', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        expect(shown(value)).toMatch(/^(?!-0$)-?\d+(\.\d{1,2})?$/);
        expect(Math.abs(Number(shown(value)) - value)).toBeLessThan(0.00501);
      }),
    );
    expect(shown(-0.001)).toBe('0');
  });
});

describe('element', () => {
  it('has its attributes in order, escaped, and closes itself without children', () => {
    expect(element('rect', { x: 1.005, fill: '"red"' })).toBe('<rect x="1" fill="&quot;red&quot;"/>');
    expect(element('g', {}, element('a', {}), element('b', {}))).toBe('<g><a/><b/></g>');
  });
});

describe('zonePath', () => {
  it('goes round each piece and each hole, with y growing upwards', () => {
    const corners = (x: number) => [
      { x, y: 0 },
      { x: x + 2, y: 0 },
      { x, y: 3 },
    ];
    const pieces = [{ corners: corners(0) }, { corners: corners(10) }];
    expect(zonePath({ pieces }, 30)).toBe('M0 30L2 30L0 27ZM10 30L12 30L10 27Z');
    expect(zonePath({ pieces: [], holes: [{ corners: corners(5) }] }, 3)).toBe('M5 3L7 3L5 0Z');
  });
});
