import { hasMembers } from './hasMembers';
import { isText } from './isText';
import type { Shape } from './shape';
import { gather, type ShapeFault, SOUND, unexpected } from './shapeFault';

/** A text that is not empty: an id, a name. */
export function text(value: unknown): readonly ShapeFault<'text'>[] {
  return isText(value) ? SOUND : [unexpected('text', 'a text', value)];
}

/** Yes or no. */
export function flag(value: unknown): readonly ShapeFault<'flag'>[] {
  return typeof value === 'boolean' ? SOUND : [unexpected('flag', 'true or false', value)];
}

/** Something to be called. */
export function method(value: unknown): readonly ShapeFault<'function'>[] {
  return typeof value === 'function' ? SOUND : [unexpected('function', 'a function', value)];
}

/** A whole number that a double holds exactly, within bounds. */
export function whole(
  least: number = Number.MIN_SAFE_INTEGER,
  most: number = Number.MAX_SAFE_INTEGER,
): Shape<'whole' | 'range'> {
  const expected = `a whole number${bounds(least, most)}`;
  return (value) => {
    if (!Number.isSafeInteger(value)) return [unexpected('whole', expected, value)];
    const number = value as number;
    if (number >= least && number <= most) return SOUND;
    return [{ ...unexpected('range', expected, number), facts: { value: number } }];
  };
}

function bounds(least: number, most: number): string {
  if (most === Number.MAX_SAFE_INTEGER) return least === Number.MIN_SAFE_INTEGER ? '' : ` from ${least}`;
  return least === Number.MIN_SAFE_INTEGER ? ` up to ${most}` : ` from ${least} to ${most}`;
}

/** Any number within bounds, described by what it stands for. */
export function between(expected: string, least: number, most: number): Shape<'number'> {
  return (value) =>
    typeof value === 'number' && value >= least && value <= most
      ? SOUND
      : [unexpected('number', expected, value)];
}

/** One of a few values. */
export function oneOf(values: readonly unknown[]): Shape<'value'> {
  const expected = values.length > 2 ? `one of ${values.join(', ')}` : values.join(' or ');
  return (value) => (values.includes(value) ? SOUND : [unexpected('value', expected, value)]);
}

/** A list, each member of one shape. */
export function list<Kind extends string>(member: Shape<Kind>): Shape<Kind | 'list'> {
  return (value) => {
    if (!Array.isArray(value)) return [unexpected('list', 'a list', value)];
    const faults: ShapeFault<Kind>[] = [];
    for (let index = 0; index < value.length; index++) {
      const found = member(value[index]);
      if (found.length > 0) gather(faults, found, `[${index}]`);
    }
    return faults;
  };
}

/** An object with members of the given shapes; what else it holds is left alone. */
export function members<Kind extends string>(shapes: {
  readonly [name: string]: Shape<Kind>;
}): Shape<Kind | 'object'> {
  const named = Object.entries(shapes).map(([name, shape]) => ({
    name,
    shape,
    mayLack: shape(undefined).length === 0,
  }));
  return (value) => {
    if (!hasMembers(value)) return [unexpected('object', 'an object', value)];
    let faults: ShapeFault<Kind>[] | undefined;
    for (const { name, shape, mayLack } of named) {
      const member = value[name];
      if (member === undefined && mayLack) continue;
      const found = shape(member);
      if (found.length === 0) continue;
      faults ??= [];
      gather(faults, found, name);
    }
    return faults ?? SOUND;
  };
}

/** An object whose shape depends on what one of its members says. */
export function variant<Kind extends string>(
  tag: string,
  shapes: { readonly [value: string]: Shape<Kind> },
): Shape<Kind | 'object' | 'value'> {
  const known = oneOf(Object.keys(shapes));
  return (value) => {
    if (!hasMembers(value)) return [unexpected('object', 'an object', value)];
    const said = value[tag];
    if (typeof said === 'string' && Object.hasOwn(shapes, said)) return (shapes[said] as Shape<Kind>)(value);
    const faults: ShapeFault<'value'>[] = [];
    gather(faults, known(said), tag);
    return faults;
  };
}

/** What may be left out. */
export function optional<Kind extends string>(shape: Shape<Kind>): Shape<Kind> {
  return (value) => (value === undefined ? SOUND : shape(value));
}

/** What may be null instead. */
export function orNull<Kind extends string>(shape: Shape<Kind>): Shape<Kind> {
  return (value) => (value === null ? SOUND : shape(value));
}

/** What is no object is taken for one without members, so that the members which have to be there are named. */
export function orBare<Kind extends string>(shape: Shape<Kind>): Shape<Kind> {
  return (value) => shape(hasMembers(value) ? value : {});
}
