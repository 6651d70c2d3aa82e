import fc from 'fast-check';

type Path = readonly (string | number)[];

/** A value with one place in it twisted: something else put there, or taken away. */
export function twisted(value: unknown): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.constantFrom(...pathsIn(value)), fc.option(junk, { nil: undefined }))
    .map(([path, other]) => put(value, path, other));
}

/** Anything that can come out of JSON, and the like of what is expected. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('', '0', -1, 0, 0.5, 1e9, true, false, null, [], {}, 'c', 'destroyed', { toString: 1 }),
);

function pathsIn(value: unknown): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [[], ...entries.flatMap(([name, member]) => pathsIn(member).map((path) => [name, ...path]))];
}

/** Puts something else in a place; what is undefined is taken away. */
function put(value: unknown, [name, ...deeper]: Path, other: unknown): unknown {
  if (name === undefined) return other;
  if (Array.isArray(value)) {
    const members = value.map((member, at) => (at === name ? put(member, deeper, other) : member));
    return members.filter((member) => member !== undefined);
  }
  const owner = value as { readonly [name: string]: unknown };
  const member = put(owner[name], deeper, other);
  return Object.fromEntries(
    Object.entries({ ...owner, [name]: member }).filter(([, one]) => one !== undefined),
  );
}
