import type { Rulebook } from './rulebook';

/** Units in the order of the edition; those that it does not know come last. */
export function inOrder({ indexOf }: Rulebook, units: readonly string[]): readonly string[] {
  const placeOf = (unit: string): number => indexOf.get(unit) ?? indexOf.size;
  return [...units].sort((one, other) => placeOf(one) - placeOf(other));
}
