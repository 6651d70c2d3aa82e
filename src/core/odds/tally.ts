import type { Weighted } from '../dice/dice';
import { resultKey } from './resultKey';

/** Whole numbers below this have a place in a list: most rules give hits, wounds, sums. */
const PLACES = 100;

/** Results on the way to a distribution: each once, with the weight it has so far. */
export interface Tally<T> {
  /** The weights of 0, 1, 2, …; 0 for what there is not, since lists with gaps are slow. */
  readonly places: bigint[];
  /** All other results by their keys; null while there are none. */
  others: Map<unknown, { readonly value: T; weight: bigint }> | null;
}

export function emptyTally<T>(): Tally<T> {
  return { places: [], others: null };
}

/** Adds a result to those so far. */
export function count<T>(tally: Tally<T>, value: T, weight: bigint): void {
  if (hasPlace(value)) {
    countPlace(tally.places, value, weight);
    return;
  }
  countOther(tally, resultKey(value), value, weight);
}

function hasPlace(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < PLACES;
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
    const weight = places[value];
    if (weight) countPlace(tally.places, value, weight * factor);
  }
  others?.forEach(({ value, weight }, key) => {
    countOther(tally, key, value, weight * factor);
  });
}

/** The results: numbers in ascending order, then the others as they were first met. */
export function outcomesOf<T>({ places, others }: Tally<T>): Weighted<T>[] {
  const numbers: Weighted<number>[] = [];
  for (let value = 0; value < places.length; value++) {
    const weight = places[value];
    if (weight) numbers.push({ value, weight });
  }
  if (others === null) return numbers as Weighted<unknown>[] as Weighted<T>[];
  const rest: Weighted<unknown>[] = [];
  others.forEach((other) => {
    if (hasNumber(other)) numbers.push(other);
    else rest.push(other);
  });
  numbers.sort((one, other) => one.value - other.value);
  return [...numbers, ...rest] as Weighted<T>[];
}

/** NaN has no place in an order. */
function hasNumber(weighted: Weighted<unknown>): weighted is Weighted<number> {
  return typeof weighted.value === 'number' && !Number.isNaN(weighted.value);
}
