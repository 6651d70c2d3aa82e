import fc from 'fast-check';

/** Anything that JSON holds, without the -0 that it can't keep. */
export const plainJson: fc.Arbitrary<unknown> = fc
  .jsonValue({ maxDepth: 3 })
  .map((value) => JSON.parse(JSON.stringify(value)));

/** The same value with the members of its objects the other way round, and its lists too if they may be. */
export function turned(value: unknown, lists: boolean): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => turned(item, lists));
    return lists ? items.reverse() : items;
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, member]) => [name, turned(member, lists)])
      .reverse(),
  );
}
