import type { Weighted } from '../dice/dice';

/** The sum of `count` independent copies of one number. */
export function sumOutcomes(count: number, one: readonly Weighted<number>[]): readonly Weighted<number>[] {
  const [low, high] = one;
  if (one.length === 1 && low) return [{ value: count * low.value, weight: low.weight ** BigInt(count) }];
  if (one.length === 2 && low && high) return binomial(count, low, high);
  let sum: readonly Weighted<number>[] = [{ value: 0, weight: 1n }];
  let power = one;
  for (let left = count; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) sum = convolve(sum, power);
    if (left > 1) power = convolve(power, power);
  }
  return sum;
}

function binomial(count: number, low: Weighted<number>, high: Weighted<number>): readonly Weighted<number>[] {
  const outcomes: Weighted<number>[] = [];
  let ways = 1n;
  for (let highs = 0; highs <= count; highs++) {
    const weight = ways * low.weight ** BigInt(count - highs) * high.weight ** BigInt(highs);
    outcomes.push({ value: (count - highs) * low.value + highs * high.value, weight });
    ways = (ways * BigInt(count - highs)) / BigInt(highs + 1);
  }
  return outcomes;
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
