import { do_not_optimize, measure } from 'mitata';
import type { Comparison, Contender } from './benchTable';
import { REFERENCE, yardstick } from './yardstick';

/** Many short ones: what else the machine does then hits both sides of a round alike. Odd, for the median. */
const ROUNDS = 41;

/** Rounds that warm up and are not counted. */
const WARM_UP = 10;

/** How long one side runs in one round, in nanoseconds, but a dozen calls at least; each call is a sample. */
const OPTIONS = { min_cpu_time: 20e6, batch_threshold: 0, gc: false };

/** Nanoseconds that the processor worked for this process, to a microsecond: waiting for others doesn't count. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1e3;
};

/** What came out of a comparison; times are nanoseconds for one unit. */
export interface Measured {
  readonly comparison: Comparison;
  readonly ours: number;
  readonly other: number;
  /** Ours over other: the median of the rounds, and between what half of them lie. */
  readonly ratio: number;
  readonly quartiles: readonly [number, number];
  /** What both would take on the machine that limits in milliseconds are for; absent where there is no such limit. */
  readonly atReference?: Round;
  readonly checksum: string;
}

/**
 * Measures both sides in turns, so that a machine that slows down slows both, and takes medians: of the calls in
 * a round, and of the rounds.
 */
export async function measureComparison(comparison: Comparison): Promise<Measured> {
  const checksum = sameChecksum(comparison);
  const ours = timer(comparison.ours);
  const other = timer(comparison.other);
  const limited = [comparison.ours, comparison.other].some((one) => one.atMostMilliseconds !== undefined);
  const known = limited ? timer(yardstick) : undefined;
  const rounds: Round[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const times = { ours: await ours(), other: await other(), yardstick: (await known?.()) ?? Number.NaN };
    if (round >= WARM_UP) rounds.push(times);
  }
  const ratios = rounds.map((times) => times.ours / times.other);
  return {
    comparison,
    ours: quantile(rounds.map((times) => times.ours)),
    other: quantile(rounds.map((times) => times.other)),
    ratio: quantile(ratios),
    quartiles: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
    ...(known && { atReference: atReference(rounds) }),
    checksum,
  };
}

/** Nanoseconds for one unit, of each side and of the yardstick. */
interface Round {
  readonly ours: number;
  readonly other: number;
  readonly yardstick: number;
}

function atReference(rounds: readonly Round[]): Round {
  const there = (side: 'ours' | 'other'): number =>
    REFERENCE * quantile(rounds.map((times) => times[side] / times.yardstick));
  return {
    ours: there('ours'),
    other: there('other'),
    yardstick: quantile(rounds.map((times) => times.yardstick)),
  };
}

/** Runs both sides once; times of different work would say nothing. */
function sameChecksum({ title, ours, other }: Comparison): string {
  const [one, two] = [ours, other].map(({ start }) => {
    const { run, checksum } = start();
    return checksum(run());
  });
  if (one === undefined || one !== two) {
    throw new Error(`"${title}": ${ours.name} gives ${one}, ${other.name} gives ${two}`);
  }
  return one;
}

/** Gives the median time of one unit, anew at each call. */
function timer({ start, units }: Contender): () => Promise<number> {
  const { run } = start();
  const work = (): void => do_not_optimize(run());
  return async () => {
    const { p50 } = await measure(work, { ...OPTIONS, now: processorTime });
    return p50 / units;
  };
}

/** The number that a share of the others lies below: the median unless told. */
function quantile(numbers: readonly number[], share = 0.5): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
