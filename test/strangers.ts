import { placeIn } from '../src/core/shape/placeIn';

interface Strange {
  /** Where the member is that nobody knows. */
  readonly path: string;
  readonly value: unknown;
}

/** A value with a member more that nobody knows, once for each object in it. */
export function strangers(value: unknown): readonly Strange[] {
  if (Array.isArray(value)) {
    return value.flatMap((member, at) =>
      strangers(member).map(({ path, value: strange }) => ({
        path: placeIn(`[${at}]`, path),
        value: value.map((other, index) => (index === at ? strange : other)),
      })),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  const deeper = Object.entries(value).flatMap(([name, member]) =>
    strangers(member).map(({ path, value: strange }) => ({
      path: placeIn(name, path),
      value: { ...value, [name]: strange },
    })),
  );
  return [{ path: 'stranger', value: { ...value, stranger: 0 } }, ...deeper];
}
