import { parse, pmfCache, setCachingEnabled } from '@yipe/dice';
import { type Odds, odds, sumDice, toNumber } from 'wargame-rules';
import type { BenchTable, Contender } from '../benchTable';

const TIMES = 10;

/** Does it over and over; the last one is looked at. */
function repeat<T>(once: () => T): T {
  for (let time = 1; time < TIMES; time++) once();
  return once();
}

const ours: Contender = {
  name: 'odds(sumDice)',
  units: TIMES,
  start: () => ({
    run: () => repeat(() => odds((dice) => sumDice({ count: 10, sides: 6 }, dice))),
    checksum(result) {
      const { outcomes, total } = result as Odds<number>;
      return summary(
        outcomes.map(({ value, weight }) => [value, toNumber({ numerator: weight, denominator: total })]),
      );
    },
  }),
};

const yipeDice: Contender = {
  name: '@yipe/dice',
  units: TIMES,
  start() {
    setCachingEnabled(false);
    return {
      run: () =>
        repeat(() => {
          pmfCache?.clear();
          return parse('10d6');
        }),
      checksum: (result) =>
        summary([...(result as ReturnType<typeof parse>)].map(([value, { p }]) => [value, p])),
    };
  },
};

/** Ten digits of every chance: one side counts in fractions, the other in doubles. */
function summary(chances: readonly (readonly [number, number])[]): string {
  const sorted = [...chances].sort(([one], [other]) => one - other);
  let hash = 0;
  for (const unit of sorted.map(([value, chance]) => `${value}:${chance.toFixed(10)}`).join()) {
    hash = (Math.imul(hash, 31) + unit.charCodeAt(0)) | 0;
  }
  return `${sorted.length} sums, hash ${(hash >>> 0).toString(16)}`;
}

export const table: BenchTable = {
  title: 'The whole distribution of the sum of 10d6, exact',
  comparisons: [
    {
      title: "against @yipe/dice's parse, uncached (in doubles)",
      unit: 'distribution',
      ours,
      other: yipeDice,
      limit: { atLeastTimesAsFast: 3 },
    },
  ],
};
