import type { Exact, Weighted } from '../dice/dice';
import { divisorOf } from './makeOdds';
import { sumOutcomes } from './sumOutcomes';

interface Kept {
  readonly one: readonly Weighted<number>[];
  readonly outcomes: readonly Weighted<number>[];
}

/** Gives sums of dice, in lowest terms, and keeps each: a rule asks for the same ones branch after branch. */
export function sumsKept(): Exact['sum'] {
  const keptByCount = new Map<number, Kept[]>();
  return (count, one) => {
    const kept = keptByCount.get(count) ?? [];
    const known = kept.find((other) => isSame(other.one, one));
    if (known) return known.outcomes;
    const outcomes = sumOutcomes(count, lowestWeights(one));
    keptByCount.set(count, [...kept, { one, outcomes }]);
    return outcomes;
  };
}

function isSame(one: readonly Weighted<number>[], other: readonly Weighted<number>[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ value, weight }, index) => {
      const match = other[index] as Weighted<number>;
      return match.value === value && match.weight === weight;
    })
  );
}

/** Where the weights of one copy have no common divisor, those of the sum of many have none either. */
function lowestWeights(one: readonly Weighted<number>[]): readonly Weighted<number>[] {
  const divisor = divisorOf(one, 0n);
  return divisor === 1n ? one : one.map(({ value, weight }) => ({ value, weight: weight / divisor }));
}
