import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { FINGERPRINTS } from './fingerprints';
import { firstDifference } from './firstDifference';

const saved = inject('saved');
const inNode = inject('inNode');

describe('the page gives what Node gives', () => {
  // Zips are read without it: not every browser has it.
  beforeAll(() => vi.stubGlobal('DecompressionStream', undefined));
  afterAll(() => vi.unstubAllGlobals());

  it('for the same list of fingerprints', () => {
    expect(Object.keys(inNode)).toEqual(FINGERPRINTS.map(({ title }) => title));
  });

  it.each(FINGERPRINTS)('$title', ({ title, lines, golden }) => {
    const found = lines(saved);
    expect(found.join('').length).toBeGreaterThan(0);
    expect(firstDifference(inNode[title] ?? [], found)).toBeNull();
    if (golden) expect(firstDifference(golden(saved), found)).toBeNull();
  });
});
