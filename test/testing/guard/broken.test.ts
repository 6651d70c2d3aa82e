import { describe, expect, it } from 'vitest';
import { Broken, requireThat } from '../../../src/testing/guard/broken';
import { brokenBy } from './broken';

describe('requireThat', () => {
  it('stops with the property that does not hold', () => {
    expect(brokenBy(() => requireThat(false, 'never-stuck', () => 'nobody may act'))).toEqual([
      'never-stuck',
      'nobody may act',
    ]);
  });

  it('makes no message where it holds', () => {
    const message = () => {
      throw new Error('asked for words');
    };
    expect(() => requireThat(true, 'never-stuck', message)).not.toThrow();
  });
});

describe('a broken property', () => {
  it('reads as what it is where nobody catches it', () => {
    expect(String(new Broken('never-stuck', 'nobody may act'))).toBe('Broken: nobody may act');
  });
});
