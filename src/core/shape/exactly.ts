import { hasMembers } from './hasMembers';
import type { Shape } from './shape';
import { type ShapeFault, SOUND } from './shapeFault';
import { members, variant } from './shapes';
import { UNKNOWN_MEMBER, unknownMembers } from './unknownMembers';

/**
 * An object with members of the given shapes and no others: what comes from outside is read whole or not at all.
 *
 * @param others - members that may be there as well, and are not looked into here
 */
export function exactly<Kind extends string>(
  shapes: { readonly [name: string]: Shape<Kind> },
  others: readonly string[] = [],
): Shape<Kind | 'object' | 'unknown'> {
  const known = [...Object.keys(shapes), ...others];
  const named = members(shapes);
  return (value) => {
    const faults = named(value);
    if (!hasMembers(value)) return faults;
    const unasked = unknownMembers(value, known);
    return unasked.length === 0 ? faults : [...faults, ...unasked.map(unknown)];
  };
}

/** One of several such objects, told apart by what one of their members says. */
export function exactVariant<Kind extends string>(
  tag: string,
  shapes: { readonly [value: string]: { readonly [name: string]: Shape<Kind> } },
): Shape<Kind | 'object' | 'value' | 'unknown'> {
  const exact = Object.entries(shapes).map(
    ([said, named]) => [said, exactly<Kind>({ [tag]: () => SOUND, ...named })] as const,
  );
  return variant(tag, Object.fromEntries(exact));
}

function unknown(name: string): ShapeFault<'unknown'> {
  return { kind: 'unknown', message: UNKNOWN_MEMBER, path: name };
}
