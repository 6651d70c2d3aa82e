import { isContainer, memberOf } from './container';
import { isSame } from './jsonText';

/** Where something stands inside of plain JSON: the names and numbers that lead there. */
export type Place = readonly string[];

/** Every place where two values differ, as far down as both have something there. */
export function differences(one: unknown, other: unknown, place: Place = []): readonly Place[] {
  if (isSame(one, other)) return [];
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return [place];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) =>
    differences(memberOf(one, name), memberOf(other, name), [...place, name]),
  );
}

/** What stands at a place; undefined where nothing does. */
export function valueAt(value: unknown, place: Place): unknown {
  return place.reduce(memberOf, value);
}
