import type { Weighted } from '../dice/dice';

/** Up to here the steps on the way to a weight are exact in doubles too. */
const MOST_EXACT = 2 ** 48;

/** Above this many sums there may be gaps between them, and a place for each would be wasted. */
const MOST_PLACES = 10_000;

/** The sum of `count` independent copies of one number, from the lowest up. */
export function sumOutcomes(count: number, one: readonly Weighted<number>[]): readonly Weighted<number>[] {
  const [low, high] = one.length === 2 ? ascending(one) : one;
  if (count === 0) return [{ value: 0, weight: 1n }];
  if (low === undefined) return [];
  if (high === undefined) return [{ value: count * low.value, weight: low.weight ** BigInt(count) }];
  if (one.length === 2) {
    const weights =
      binomialInDoubles(count, low.weight, high.weight) ?? binomial(count, low.weight, high.weight);
    return weights.map((weight, highs) => ({
      value: (count - highs) * low.value + highs * high.value,
      weight,
    }));
  }
  const lowest = one.reduce((least, { value }) => Math.min(least, value), Number.POSITIVE_INFINITY);
  if (isSmall(count, one, lowest)) return smallSum(count, one, lowest);
  return ascending(power(count, one, [{ value: 0, weight: 1n }], convolve));
}

function ascending(weighted: readonly Weighted<number>[]): readonly Weighted<number>[] {
  return [...weighted].sort((left, right) => left.value - right.value);
}

/** The weights of 0 to `count` times high. */
function binomial(count: number, low: bigint, high: bigint): readonly bigint[] {
  const weights = [low ** BigInt(count)];
  for (let highs = 1; highs <= count; highs++) {
    const before = weights[highs - 1] as bigint;
    weights.push((before * (BigInt(count + 1 - highs) * high)) / (BigInt(highs) * low));
  }
  return weights;
}

/** The same, and faster; null where doubles are not exact. */
function binomialInDoubles(count: number, low: bigint, high: bigint): readonly bigint[] | null {
  const [lower, higher] = [Number(low), Number(high)];
  if (lower + higher > MOST_EXACT || (lower + higher) ** count > Number.MAX_VALUE) return null;
  if ((oddPart(lower) + oddPart(higher)) ** count > MOST_EXACT) return null;
  let lows = 1;
  for (let copy = 0; copy < count; copy++) lows *= lower;
  let ways = 1;
  let highs = 1;
  const weights = [low ** BigInt(count)];
  for (let copy = 1; copy <= count; copy++) {
    ways = (ways * (count + 1 - copy)) / copy;
    lows /= lower;
    highs *= higher;
    weights.push(BigInt(ways * lows * highs));
  }
  return weights;
}

/** A number without its factors of two, which doubles hold however many there are. */
function oddPart(number: number): number {
  return number % 2 === 0 ? oddPart(number / 2) : number;
}

/** Whether doubles are exact and the sums are few whole numbers. */
function isSmall(count: number, one: readonly Weighted<number>[], lowest: number): boolean {
  const total = one.reduce((sum, { weight }) => sum + Number(weight), 0);
  return (
    total ** count <= MOST_EXACT &&
    one.every(
      ({ value }) =>
        Number.isInteger(value) &&
        Number.isSafeInteger(count * value) &&
        (value - lowest) * count < MOST_PLACES,
    )
  );
}

/** In plain numbers, with a place for each sum: much faster. */
function smallSum(count: number, one: readonly Weighted<number>[], lowest: number): Weighted<number>[] {
  const places: number[] = [];
  for (const { value, weight } of one) {
    while (places.length <= value - lowest) places.push(0);
    places[value - lowest] = (places[value - lowest] as number) + Number(weight);
  }
  const sums: Weighted<number>[] = [];
  power(count, places, [1], multiply).forEach((weight, index) => {
    if (weight > 0) sums.push({ value: count * lowest + index, weight: BigInt(weight) });
  });
  return sums;
}

/** `count` copies of one thing joined to one, by doubling. */
function power<T>(count: number, one: T, none: T, join: (left: T, right: T) => T): T {
  let joined = none;
  let doubled = one;
  for (let left = count; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) joined = join(joined, doubled);
    if (left > 1) doubled = join(doubled, doubled);
  }
  return joined;
}

function multiply(one: readonly number[], other: readonly number[]): readonly number[] {
  const product = new Array<number>(one.length + other.length - 1).fill(0);
  for (let left = 0; left < one.length; left++) {
    const weight = one[left] as number;
    for (let right = 0; right < other.length; right++) {
      product[left + right] = (product[left + right] as number) + weight * (other[right] as number);
    }
  }
  return product;
}

function convolve(
  one: readonly Weighted<number>[],
  other: readonly Weighted<number>[],
): readonly Weighted<number>[] {
  const weights = new Map<number, bigint>();
  for (const left of one) {
    for (const right of other) {
      const value = left.value + right.value;
      weights.set(value, (weights.get(value) ?? 0n) + left.weight * right.weight);
    }
  }
  return [...weights].map(([value, weight]) => ({ value, weight }));
}
