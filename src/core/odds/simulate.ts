import { derive } from '../dice/derive';
import type { Dice } from '../dice/dice';
import type { Seed } from '../dice/seed';
import { seededDice } from '../dice/seededDice';
import { requireFunction } from '../errors/requireFunction';
import { requireWholeNumber } from '../errors/requireWholeNumber';
import { count, emptyTally, outcomesOf } from './tally';

/**
 * How {@link simulate} runs.
 *
 * @since 0.1.0
 */
export interface SimulateOptions {
  /** How many runs, at least 1. */
  readonly runs: number;
  /** The same seed gives the same estimate. */
  readonly seed: Seed;
  /** Called about a hundred times on the way, and at the end. */
  readonly onProgress?: (done: number, runs: number) => void;
}

/**
 * What a simulation found, as plain JSON.
 *
 * @since 0.1.0
 */
export interface Simulation<T> {
  readonly runs: number;
  /** Each result once: numbers in ascending order, others in the order in which they were first met. */
  readonly outcomes: readonly Estimate<T>[];
}

/**
 * How often a result came, and between which bounds its chance lies in 95 of 100 simulations.
 *
 * @since 0.1.0
 */
export interface Estimate<T> {
  readonly value: T;
  readonly count: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations that hold 95% of a normal distribution. */
const Z = 1.959963984540054;

/**
 * Estimates the odds of a rule by running it on seeded dice, each run on a stream of its own.
 *
 * @param rule - any rule function, its other arguments filled in
 * @param options - how many runs, and the seed
 * @returns the share of each result with its 95% confidence interval (Wilson's)
 * @throws {@link WargameError} `argument/…` for runs that are no whole number from 1, `dice/bad-seed`; and what
 *   the rule throws
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, simulate } from 'wargame-rules';
 *
 * const { outcomes } = simulate((dice) => d6(dice) === 6, { runs: 1000, seed: 1 });
 * outcomes.every(({ low, share, high }) => low <= share && share <= high); // => true
 * ```
 */
export function simulate<T>(rule: (dice: Dice) => T, options: SimulateOptions): Simulation<T> {
  requireFunction(rule, 'rule');
  const runs = requireWholeNumber(options?.runs, 'runs', 1);
  const every = Math.max(1, Math.floor(runs / 100));
  const tally = emptyTally<T>();
  for (let run = 0; run < runs; run++) {
    count(tally, rule(seededDice(derive(options.seed, 'run', run))), 1n);
    if ((run + 1) % every === 0 || run + 1 === runs) options.onProgress?.(run + 1, runs);
  }
  const outcomes = outcomesOf(tally).map(({ value, weight }) => estimate(value, Number(weight), runs));
  return { runs, outcomes };
}

function estimate<T>(value: T, count: number, runs: number): Estimate<T> {
  const share = count / runs;
  const spread = (Z * Z) / runs;
  const centre = (share + spread / 2) / (1 + spread);
  const reach = (Z * Math.sqrt((share * (1 - share)) / runs + spread / runs / 4)) / (1 + spread);
  return {
    value,
    count,
    share,
    low: centre - reach,
    // Rounding would miss it.
    high: count === runs ? 1 : centre + reach,
  };
}
