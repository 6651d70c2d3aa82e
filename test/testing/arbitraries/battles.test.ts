import { describe, expect, it } from 'vitest';
import { d6, WargameError } from 'wargame-rules';
import { battles, type MissionPlay } from 'wargame-rules/testing';
import { rangeOf, samples } from './samples';

interface March {
  readonly first: number;
  readonly steps: readonly number[];
}

const lame = { code: 'march/lame', message: 'nobody goes one step' };

/** A march of so many steps at most, each of some paces; a single pace can't be reported. */
function march(mostSteps: number): MissionPlay<March, number> {
  const check = (_: March, paces: number) => (paces === 1 ? [lame] : []);
  return {
    id: 'march',
    start: (dice) => ({ first: d6(dice), steps: [] }),
    isOver: ({ steps }) => steps.length >= mostSteps,
    next: (_, dice) => d6(dice),
    check,
    report({ first, steps }, paces) {
      if (steps.length >= mostSteps) throw new Error('the march is over');
      if (paces === 1) throw new WargameError(lame);
      return { state: { first, steps: [...steps, paces] } };
    },
    judge: ({ steps }) => steps.length,
  };
}

const lengths = (all: readonly March[]) => all.map(({ steps }) => steps.length);

describe('battles', () => {
  it('stand anywhere between their start and the last of so many facts, 30 unless told', () => {
    const endless = march(Number.POSITIVE_INFINITY);
    const [none, most] = rangeOf(lengths(samples(battles(endless))));
    expect(none).toBe(0);
    expect(most).toBeGreaterThan(20);
    expect(most).toBeLessThanOrEqual(30);
    expect(rangeOf(lengths(samples(battles(endless, 3))))).toEqual([0, 3]);
  });

  it('go no further when they are over', () => {
    expect(rangeOf(lengths(samples(battles(march(2)))))).toEqual([0, 2]);
  });

  it('leave out what can not be reported', () => {
    const paces = samples(battles(march(5))).flatMap(({ steps }) => steps);
    expect([...new Set(paces)].sort()).toEqual([2, 3, 4, 5, 6]);
  });

  it('start by dice of their own', () => {
    const starts = samples(battles(march(0))).map(({ first }) => first);
    expect([...new Set(starts)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
