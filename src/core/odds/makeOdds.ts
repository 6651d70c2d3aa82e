import { commonDivisor, commonMultiple } from '../arithmetic/commonDivisor';
import type { Weighted } from '../dice/dice';
import type { Odds } from './distribution';
import { count, countAll, emptyTally, outcomesOf, type Tally } from './tally';

/** A distribution that is being made: not in lowest terms, its results not yet listed. */
export interface Part<T> {
  readonly tally: Tally<T>;
  readonly total: bigint;
  readonly unresolved: bigint;
}

/** A part that counts for a share of a larger one. */
export interface Share<T> {
  readonly weight: bigint;
  readonly part: Part<T>;
}

/** Adds up shares over one denominator, equal results merged; `total` is what their weights add up to. */
export function poolShares<T>(shares: readonly Share<T>[], total: bigint, unresolved: bigint = 0n): Part<T> {
  const scale = shares.reduce((multiple, { part }) => commonMultiple(multiple, part.total), 1n);
  const tally = emptyTally<T>();
  let open = unresolved * scale;
  for (const { weight, part } of shares) {
    const factor = weight * (scale / part.total);
    countAll(tally, part.tally, factor);
    if (part.unresolved > 0n) open += part.unresolved * factor;
  }
  return { tally, total: total * scale, unresolved: open };
}

/** A distribution from weighted results: equal ones merged, in lowest terms. */
export function makeOdds<T>(weighted: readonly Weighted<T>[], unresolved: bigint = 0n): Odds<T> {
  const tally = emptyTally<T>();
  let total = unresolved;
  for (const { value, weight } of weighted) {
    count(tally, value, weight);
    total += weight;
  }
  return toOdds({ tally, total, unresolved });
}

/** A distribution as a part of a larger one. */
export function toPart<T>({ outcomes, total, unresolved }: Odds<T>): Part<T> {
  const tally = emptyTally<T>();
  for (const { value, weight } of outcomes) count(tally, value, weight);
  return { tally, total, unresolved };
}

/** The distribution that has been made, in lowest terms. */
export function toOdds<T>({ tally, total, unresolved }: Part<T>): Odds<T> {
  const outcomes = outcomesOf(tally);
  const divisor = divisorOf(outcomes, commonDivisor(total, unresolved));
  if (divisor === 1n) return { outcomes, total, unresolved };
  return {
    outcomes: outcomes.map(({ value, weight }) => ({ value, weight: weight / divisor })),
    total: total / divisor,
    unresolved: unresolved / divisor,
  };
}

/** What divides all weights and a number besides. */
export function divisorOf(weighted: readonly Weighted<unknown>[], besides: bigint): bigint {
  let divisor = besides;
  for (const { weight } of weighted) {
    if (divisor === 1n) break;
    divisor = commonDivisor(divisor, weight);
  }
  return divisor;
}
