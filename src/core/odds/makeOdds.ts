import { commonDivisor, commonMultiple } from '../arithmetic/commonDivisor';
import type { Weighted } from '../dice/dice';
import type { Odds } from './distribution';
import { resultKey } from './resultKey';

/** A distribution that counts for a share of a larger one. */
export interface Share<T> {
  readonly weight: bigint;
  readonly odds: Odds<T>;
}

/** Adds up shares of distributions: equal results merged, over one denominator, in lowest terms. */
export function poolShares<T>(shares: readonly Share<T>[], unresolved: bigint = 0n): Odds<T> {
  let scale = 1n;
  let total = unresolved;
  for (const share of shares) {
    scale = commonMultiple(scale, share.odds.total);
    total += share.weight;
  }
  const merged = new Map<unknown, { value: T; weight: bigint }>();
  let open = unresolved * scale;
  for (const { weight, odds } of shares) {
    const factor = weight * (scale / odds.total);
    open += odds.unresolved * factor;
    for (const outcome of odds.outcomes) add(merged, outcome.value, outcome.weight * factor);
  }
  return lowestTerms([...merged.values()], total * scale, open);
}

/** A distribution from weighted results: equal ones merged, in lowest terms. */
export function makeOdds<T>(weighted: readonly Weighted<T>[], unresolved: bigint = 0n): Odds<T> {
  const merged = new Map<unknown, { value: T; weight: bigint }>();
  let total = unresolved;
  for (const { value, weight } of weighted) {
    total += weight;
    add(merged, value, weight);
  }
  return lowestTerms([...merged.values()], total, unresolved);
}

function add<T>(merged: Map<unknown, { value: T; weight: bigint }>, value: T, weight: bigint): void {
  const key = resultKey(value);
  const known = merged.get(key);
  if (known) known.weight += weight;
  else merged.set(key, { value, weight });
}

function lowestTerms<T>(outcomes: Weighted<T>[], total: bigint, unresolved: bigint): Odds<T> {
  let divisor = commonDivisor(total, unresolved);
  for (const { weight } of outcomes) {
    if (divisor === 1n) break;
    divisor = commonDivisor(divisor, weight);
  }
  if (outcomes.every(({ value }) => typeof value === 'number')) {
    outcomes.sort((one, other) => (one.value as number) - (other.value as number));
  }
  if (divisor <= 1n) return { outcomes, total, unresolved };
  return {
    outcomes: outcomes.map(({ value, weight }) => ({ value, weight: weight / divisor })),
    total: total / divisor,
    unresolved: unresolved / divisor,
  };
}
