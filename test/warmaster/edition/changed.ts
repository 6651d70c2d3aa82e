import {
  type Area,
  type Counter,
  checkEdition,
  type Edition,
  warmasterEdition,
} from 'wargame-rules/warmaster';

/** The edition of the package, of which the tests change something. */
export const edition: Edition = warmasterEdition;

/** The code and the place of each fault that a change brings. */
export const found = (changes: object): readonly (readonly [string, string | undefined])[] =>
  checkEdition({ ...edition, ...changes }).map(({ code, path }) => [code, path] as const);

/** The codes of those faults, each once. */
export const codesOf = (changes: object): readonly string[] => [
  ...new Set(found(changes).map(([code]) => code)),
];

/** Areas with changes; null takes one away. */
export const areas = (change: (area: Area) => object | null): { readonly areas: readonly object[] } => ({
  areas: changed(edition.areas, change),
});

/** Counters with changes; null takes one away. */
export const counters = (
  change: (counter: Counter) => object | null,
): { readonly counters: readonly object[] } => ({ counters: changed(edition.counters, change) });

function changed<T extends object>(list: readonly T[], change: (one: T) => object | null): readonly object[] {
  return list.flatMap((one) => {
    const changes = change(one);
    return changes ? [{ ...one, ...changes }] : [];
  });
}
