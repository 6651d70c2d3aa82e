import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { d6, derive, rollDice, seededDice, simulate } from 'wargame-rules';

/** `count` times yes among so many runs. */
function share(count: number, runs: number) {
  let run = 0;
  const { outcomes } = simulate(() => run++ < count, { runs, seed: 1 });
  const found = outcomes.find(({ value }) => value);
  if (!found) throw new Error('there is none');
  return found;
}

describe('simulate', () => {
  it('runs as often as told, each run on a stream of its own that can be had again', () => {
    const faces: (readonly number[])[] = [];
    const roll = (dice: Parameters<typeof d6>[0]) => {
      faces.push(rollDice({ count: 5, sides: 6 }, dice));
    };
    expect(simulate(roll, { runs: 4, seed: 'again' }).runs).toBe(4);
    expect(faces).toEqual(
      [0, 1, 2, 3].map((run) => rollDice({ count: 5, sides: 6 }, seededDice(derive('again', 'run', run)))),
    );
  });

  it('is the same for the same seed', () => {
    const run = (seed: number) => simulate((dice) => d6(dice), { runs: 250, seed });
    expect(run(1)).toEqual(run(1));
    expect(run(1)).not.toEqual(run(2));
  });

  it.each([
    [1, [1]],
    [3, [1, 2, 3]],
    [199, Array.from({ length: 199 }, (_, index) => index + 1)],
    [205, [...Array.from({ length: 102 }, (_, index) => 2 * (index + 1)), 205]],
    [1000, Array.from({ length: 100 }, (_, index) => 10 * (index + 1))],
  ])('tells about a hundred times how far it is, and at the end: %d runs', (runs, wanted) => {
    const told: (readonly [number, number])[] = [];
    simulate(() => 0, { runs, seed: 1, onProgress: (done, of) => told.push([done, of]) });
    expect(told).toEqual(wanted.map((done) => [done, runs]));
  });

  it('counts each result, and gives its share', () => {
    expect(share(3, 10)).toMatchObject({ value: true, count: 3, share: 0.3 });
    expect(share(10, 10)).toMatchObject({ value: true, count: 10, share: 1 });
  });

  // Wilson's interval as published for three of these: 0.2553 to 0.3662, 0.0624 to 0.1605, 0.0061 to 0.1718.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [1, 29, 0.0061, 0.1718],
    [3, 10, 0.1078, 0.6032],
  ])('bounds %d of %d by Wilson', (count, runs, low, high) => {
    expect(share(count, runs).low).toBeCloseTo(low, 4);
    expect(share(count, runs).high).toBeCloseTo(high, 4);
  });

  it('bounds are the chances at which the share lies just 1.96 standard deviations off', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), (yes, no) => {
        const runs = yes + no + 1;
        const { share: found, low, high } = share(yes + 1, runs);
        for (const chance of [low, high]) {
          const deviation = Math.sqrt((chance * (1 - chance)) / runs);
          expect(Math.abs(found - chance)).toBeCloseTo(1.959964 * deviation, 6);
        }
        expect(0 < low && low < found && found <= high && high <= 1).toBe(true);
      }),
    );
  });

  it('bounds what always came by certainty from above', () => {
    for (const runs of [1, 10, 16, 1000]) {
      expect(share(runs, runs).high).toBe(1);
      // runs / (runs + 1.96²)
      expect(share(runs, runs).low).toBeCloseTo(runs / (runs + 3.841459), 6);
    }
  });

  it('refuses runs that cannot be', () => {
    for (const bad of [0, -1, 0.5, Number.NaN, '9' as never]) {
      expect(() => simulate((dice) => d6(dice), { runs: bad, seed: 1 })).toThrow(
        expect.objectContaining({ violations: [expect.objectContaining({ path: 'runs' })] }),
      );
    }
  });
});
