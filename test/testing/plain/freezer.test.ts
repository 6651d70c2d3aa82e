import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freezer, thawed } from '../../../src/testing/plain/freezer';
import { plainJson } from './arbitraries';

/** Every object and list in a value, itself first. */
function allIn(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(allIn)];
}

describe('a freezer', () => {
  it('makes copies that are equal and frozen throughout, and leaves the original as it was', () => {
    fc.assert(
      fc.property(plainJson, (value) => {
        const before = JSON.stringify(value);
        const copy = freezer()(value);
        expect(JSON.stringify(copy)).toBe(before);
        expect(allIn(copy).filter((one) => !Object.isFrozen(one))).toEqual([]);
        expect(allIn(copy).filter((one) => allIn(value).includes(one))).toEqual([]);
        expect(allIn(value).filter((one) => Object.isFrozen(one))).toEqual([]);
      }),
    );
  });

  it('copies what somebody else has frozen, and gives back its own', () => {
    const freeze = freezer();
    const foreign = Object.freeze({ aim: [1] });
    const own = freeze(foreign);
    expect(own).not.toBe(foreign);
    expect(own.aim).not.toBe(foreign.aim);
    expect(freeze(own)).toBe(own);
    expect(freeze({ own }).own).toBe(own);
    expect(freezer()(own)).not.toBe(own);
  });
});

describe('thawed', () => {
  it('is a copy that may be changed throughout', () => {
    fc.assert(
      fc.property(plainJson, (value) => {
        const frozen = freezer()(value);
        const copy = thawed(frozen);
        expect(copy).toEqual(frozen);
        expect(allIn(copy).filter((one) => Object.isFrozen(one))).toEqual([]);
        expect(allIn(copy).filter((one) => allIn(frozen).includes(one))).toEqual([]);
      }),
    );
  });
});
