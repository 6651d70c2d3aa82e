import type { Weighted } from '../dice/dice';
import { resultKey } from './resultKey';

/** Whole numbers below this have a place in a list: most rules give hits, wounds, sums. */
const PLACES = 100;

/** Results on the way to a distribution: each once, with the weight it has so far. */
export interface Tally<T> {
  /** The weights of 0, 1, 2, …; 0 for what there is not. */
  readonly places: bigint[];
  /** All other results by their keys; null while there are none. */
  others: Map<unknown, { readonly value: T; weight: bigint }> | null;
}

export function emptyTally<T>(): Tally<T> {
  return { places: [], others: null };
}

/** Adds a result to those so far. */
export function count<T>(tally: Tally<T>, value: T, weight: bigint): void {
  if (typeof value === 'number' && value >= 0 && value < PLACES && value % 1 === 0) {
    countPlace(tally.places, value, weight);
    return;
  }
  countOther(tally, resultKey(value), value, weight);
}

function countOther<T>(tally: Tally<T>, key: unknown, value: T, weight: bigint): void {
  tally.others ??= new Map();
  const known = tally.others.get(key);
  if (known) known.weight += weight;
  else tally.others.set(key, { value, weight });
}

function countPlace(places: bigint[], value: number, weight: bigint): void {
  while (places.length < value) places.push(0n);
  const known = places[value];
  places[value] = known ? known + weight : weight;
}

/** Adds all results of another tally, their weights times a factor. */
export function countAll<T>(tally: Tally<T>, { places, others }: Tally<T>, factor: bigint): void {
  for (let value = 0; value < places.length; value++) {
    const weight = places[value] as bigint;
    if (weight) countPlace(tally.places, value, weight * factor);
  }
  others?.forEach(({ value, weight }, key) => {
    countOther(tally, key, value, weight * factor);
  });
}

/** The results: numbers in ascending order, then the others as they were first met. */
export function outcomesOf<T>({ places, others }: Tally<T>): Weighted<T>[] {
  const outcomes: Weighted<T>[] = [];
  for (let value = 0; value < places.length; value++) {
    const weight = places[value] as bigint;
    if (weight) outcomes.push({ value: value as T, weight });
  }
  if (others === null) return outcomes;
  outcomes.push(...others.values());
  return outcomes.sort(({ value: one }, { value: other }) => {
    if (typeof one !== 'number') return typeof other === 'number' ? 1 : 0;
    return typeof other === 'number' ? one - other : -1;
  });
}
