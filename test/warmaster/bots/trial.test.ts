import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FIRST_ROUNDS,
  GIVEN_UP,
  isAhead,
  isOpen,
  LEAST_VARIANCE,
  MARGIN,
  type Trial,
  trialOf,
  tried,
} from '../../../src/warmaster/bots/trial';
import { deepFreeze } from '../../deepFreeze';
import { end } from '../table';

const action = end('imperial');

function trialAfter(...gains: readonly number[]): Trial {
  return gains.reduce((trial, gain) => deepFreeze(tried(trial, gain)), deepFreeze(trialOf(action)));
}

/** By the book: the mean of all, and the mean of the squared distances from it. */
function errorsAhead(gains: readonly number[]): number {
  const meanOf = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const mean = meanOf(gains);
  const variance = meanOf(gains.map((gain) => (gain - mean) ** 2));
  return mean / Math.sqrt((variance + LEAST_VARIANCE) / gains.length);
}

const gainArb = fc.constantFrom(-2, -1, -0.5, -0.01, 0, 0.01, 0.5, 1, 2);
const enough = fc.array(gainArb, { minLength: FIRST_ROUNDS, maxLength: 30 });

describe('an action held against the first', () => {
  it('is as it was before: no rounds, nothing gained', () => {
    expect(trialAfter()).toEqual({ action, rounds: 0, sum: 0, squares: 0 });
  });

  it('counts the rounds, what it gained in them, and the squares of that', () => {
    expect(trialAfter(0.5, -1, 2)).toEqual({ action, rounds: 3, sum: 1.5, squares: 5.25 });
  });

  it('stays open and is not preferred before the first rounds are over, whatever they brought', () => {
    fc.assert(
      fc.property(fc.array(gainArb, { maxLength: FIRST_ROUNDS - 1 }), (gains) => {
        expect(isOpen(trialAfter(...gains))).toBe(true);
        expect(isAhead(trialAfter(...gains))).toBe(false);
      }),
    );
    const won = Array.from({ length: FIRST_ROUNDS }, () => 1);
    expect(isAhead(trialAfter(...won))).toBe(true);
    expect(isOpen(trialAfter(...won.map((gain) => -gain)))).toBe(false);
  });

  it('is judged by its mean gain in standard errors', () => {
    fc.assert(
      fc.property(enough, (gains) => {
        const errors = errorsAhead(gains);
        fc.pre(Math.abs(errors - MARGIN) > 1e-6 && Math.abs(errors - GIVEN_UP) > 1e-6);
        expect(isAhead(trialAfter(...gains))).toBe(errors > MARGIN);
        expect(isOpen(trialAfter(...gains))).toBe(errors > GIVEN_UP);
      }),
    );
  });

  it('is preferred after five rounds won and one lost, not after four and two', () => {
    expect(isAhead(trialAfter(1, 1, 1, 1, 1, -1))).toBe(true);
    expect(isAhead(trialAfter(1, 1, 1, 1, -1, -1))).toBe(false);
  });

  it('is given up after two rounds won and four lost, not after three and four', () => {
    expect(isOpen(trialAfter(1, 1, -1, -1, -1, -1))).toBe(false);
    expect(isOpen(trialAfter(1, 1, 1, -1, -1, -1, -1))).toBe(true);
  });

  it('is neither preferred nor given up while it comes to the same', () => {
    const trial = trialAfter(0, 0, 0, 0, 0, 0, 0);
    expect([isOpen(trial), isAhead(trial)]).toEqual([true, false]);
  });

  it('is not preferred for a few small gains that happen to be alike, but for larger ones', () => {
    const alike = (gain: number) => trialAfter(...Array.from({ length: FIRST_ROUNDS }, () => gain));
    expect(isAhead(alike(0.01))).toBe(false);
    expect(isAhead(alike(0.02))).toBe(true);
    expect(isOpen(alike(-0.004))).toBe(true);
    expect(isOpen(alike(-0.005))).toBe(false);
  });

  it('has to be ahead by more than the margin, and behind by less than where it is given up', () => {
    // Mean 0.375, standard error 0.1875: two of them. Mean -0.125, standard error 0.25: half of one.
    const ahead = { action, rounds: 6, sum: 2.25, squares: 2.106975 };
    const behind = { action, rounds: 6, sum: -0.75, squares: 2.34135 };
    expect(isAhead(ahead)).toBe(false);
    expect(isAhead({ ...ahead, sum: 2.26 })).toBe(true);
    expect(isOpen(behind)).toBe(false);
    expect(isOpen({ ...behind, sum: -0.74 })).toBe(true);
  });
});
