import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { inflateRoster } from '../../src/rosters/inflateRoster';
import { violationsOf } from '../violationsOf';

const text = new TextEncoder().encode('<roster/>'.repeat(3_000));
const codes = (action: () => unknown) => violationsOf(action).map(({ code }) => code);

describe('what is unpacked', () => {
  it('is what was packed, up to the cap', () => {
    expect(inflateRoster(deflateSync(text), text.length)).toEqual(text);
    expect(inflateRoster(deflateSync(text, { level: 0 }), text.length)).toEqual(text);
  });

  it('is refused above the cap and where it is damaged, and nothing of it is given', () => {
    expect(codes(() => inflateRoster(deflateSync(text), text.length - 1))).toEqual(['roster/too-large']);
    expect(codes(() => inflateRoster(Uint8Array.of(7, 7, 7, 7), 100))).toEqual(['roster/bad-zip']);
  });
});
