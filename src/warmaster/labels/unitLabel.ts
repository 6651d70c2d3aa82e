import type { Rulebook } from '../edition/rulebook';

/**
 * A unit in words, for people: the name of its counter. Where several counters share a name, the last word of the id
 * tells them apart.
 *
 * @param rules - the edition in play
 * @param unit - the id of a unit
 * @returns the words; the id itself where the edition has no such unit
 * @since 0.1.0
 * @example
 * ```ts
 * import { rulebookOf, unitLabel, warmasterEdition } from 'wargame-rules/warmaster';
 *
 * const rules = rulebookOf(warmasterEdition);
 * unitLabel(rules, 'emperor'); // => 'Emperor'
 * unitLabel(rules, 'nobody'); // => 'nobody'
 * ```
 */
export function unitLabel({ counters, indexOf }: Rulebook, unit: string): string {
  const counter = counters[indexOf.get(unit) ?? -1];
  if (!counter) return unit;
  const isShared = counters.some(({ id, name }) => id !== unit && name === counter.name);
  return isShared ? `${counter.name} ${unit.slice(unit.lastIndexOf('-') + 1)}` : counter.name;
}
