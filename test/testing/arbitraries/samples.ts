import * as fc from 'fast-check';

/** Many values of an arbitrary, always the same ones. */
export function samples<T>(arbitrary: fc.Arbitrary<T>, count: number = 300): readonly T[] {
  return fc.sample(arbitrary, { numRuns: count, seed: 7 });
}

/** The lowest and the highest of some numbers. */
export function rangeOf(numbers: readonly number[]): readonly [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}
