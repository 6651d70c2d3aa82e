import { describe, expect, it } from 'vitest';
import { isWargameError, WargameError } from 'wargame-rules';

describe('a WargameError', () => {
  it('has the code of its first reason and the words of all, each with its place', () => {
    const error = new WargameError(
      { code: 'fleet/empty', message: 'no ships', path: 'fleet' },
      { code: 'fleet/other', message: 'no more' },
    );
    expect([error.code, error.message]).toEqual(['fleet/empty', 'fleet: no ships; no more']);
  });

  it('is known by what it is and has, not by its class', () => {
    const named = (name: string, more: object = {}) => Object.assign(new Error('x'), { name }, more);
    expect(isWargameError(new WargameError({ code: 'a/b', message: 'c' }))).toBe(true);
    expect(isWargameError(named('WargameError', { violations: [] }))).toBe(true);
    for (const other of [
      undefined,
      null,
      'WargameError',
      named('WargameError'),
      named('AggregateError', { violations: [] }),
      { name: 'WargameError', violations: [] },
    ]) {
      expect(isWargameError(other)).toBe(false);
    }
  });
});
