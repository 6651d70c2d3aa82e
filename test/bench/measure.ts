import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Comparison } from './benchTable';
import { REFERENCE } from './yardstick';

const RUN_SIDE = fileURLToPath(new URL('runSide.ts', import.meta.url));

/** Many short ones: what else the machine does then hits both sides of a round alike. Odd, for the median. */
const ROUNDS = 41;

/** Rounds that warm up and are not counted. */
const WARM_UP = 10;

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
 * a round, and of the rounds. Each side has a process of its own: what the engine learns from one would show in
 * the other.
 */
export async function measureComparison(
  table: string,
  index: number,
  comparison: Comparison,
): Promise<Measured> {
  const limited = [comparison.ours, comparison.other].some((one) => one.atMostMilliseconds !== undefined);
  const ours = startSide(table, index, 'ours');
  const other = startSide(table, index, 'other');
  const known = limited ? startSide(table, index, 'yardstick') : undefined;
  try {
    const checksum = sameChecksum(comparison, await ours.next(), await other.next());
    await known?.next();
    const rounds: Round[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      const times = {
        ours: await ours.time(),
        other: await other.time(),
        yardstick: (await known?.time()) ?? Number.NaN,
      };
      if (round >= WARM_UP) rounds.push(times);
    }
    return { comparison, checksum, ...medians(rounds), ...(known && { atReference: atReference(rounds) }) };
  } finally {
    for (const side of [ours, other, known]) side?.end();
  }
}

/** A process that measures one side; `next` is what it says next. */
interface Side {
  next(): Promise<unknown>;
  time(): Promise<number>;
  end(): void;
}

function startSide(table: string, index: number, side: keyof Round): Side {
  const child = fork(RUN_SIDE, [table, `${index}`, side]);
  const next = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const failed = (): void => reject(new Error(`${table}, ${index}: ${side} ended before its time`));
      child.once('exit', failed);
      child.once('message', (said) => {
        child.off('exit', failed);
        resolve(said);
      });
    });
  return {
    next,
    time() {
      const answer = next();
      child.send('measure');
      return answer as Promise<number>;
    },
    end: () => void child.kill(),
  };
}

/** Times of different work would say nothing. */
function sameChecksum({ title, ours, other }: Comparison, one: unknown, another: unknown): string {
  if (typeof one === 'string' && one === another) return one;
  throw new Error(`"${title}": ${ours.name} gives ${one}, ${other.name} gives ${another}`);
}

function medians(rounds: readonly Round[]): Pick<Measured, 'ours' | 'other' | 'ratio' | 'quartiles'> {
  const ratios = rounds.map((times) => times.ours / times.other);
  return {
    ours: quantile(rounds.map((times) => times.ours)),
    other: quantile(rounds.map((times) => times.other)),
    ratio: quantile(ratios),
    quartiles: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
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

/** The number that a share of the others lies below: the median unless told. */
function quantile(numbers: readonly number[], share = 0.5): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
