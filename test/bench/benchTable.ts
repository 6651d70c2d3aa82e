/**
 * How to add a table: write `tables/<name>.ts` that exports `table`, a {@link BenchTable}. Nothing else: the file is
 * found by its place, `npm run bench <name>` runs it alone, and its imports from `wargame-rules/…` give the package
 * as built. Start from `tables/tenDice.ts`. To show how a time grows, let `ours` be the larger size, `other` the
 * smaller, `units` the number of things in each and the checksum what one thing came to: a ratio near 1 is linear.
 */
export interface BenchTable {
  readonly title: string;
  /** Measured one after the other. */
  readonly comparisons: readonly Comparison[];
}

/** Two ways to do the same work, each in a process of its own, measured in turns. */
export interface Comparison {
  readonly title: string;
  /** What a time is the time of: "D6", "distribution". */
  readonly unit: string;
  readonly ours: Contender;
  /** What ours is held against: a peer, or another size or another way of our own. */
  readonly other: Contender;
  /** Absent: the ratio is there to be read. */
  readonly limit?: Limit;
}

/** Ours takes at most so many times as long as the other, or is at least so many times as fast. */
export type Limit = { readonly atMostTimesTheTime: number } | { readonly atLeastTimesAsFast: number };

/** One side of a comparison. */
export interface Contender {
  readonly name: string;
  /** How many units one call of the work does. */
  readonly units: number;
  /** Its own limit, whatever the other takes: milliseconds for one unit on the machine of `yardstick.ts`. */
  readonly atMostMilliseconds?: number;
  /** Gets everything ready and gives the work; what is made here is not timed. */
  start(): Work;
}

export interface Work {
  /** What is timed. A call should take a tenth of a millisecond or more: the clock ticks in microseconds. */
  run(): unknown;
  /** What shows that a call did the work, given what it returned: the same text on both sides. */
  checksum(result: unknown): string;
}
