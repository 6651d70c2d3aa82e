import { isContainer, memberOf } from './container';

/** The same text for equal plain JSON, whatever the order of its keys. */
export function jsonText(value: unknown): string {
  return JSON.stringify(sorted(value)) ?? 'undefined';
}

/** The same text for plain JSON that differs in the order of its lists only. */
export function unorderedText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(unorderedText).sort().join()}]`;
  if (!isContainer(value)) return jsonText(value);
  const members = Object.entries(value).map(([name, member]) => `${jsonText(name)}:${unorderedText(member)}`);
  return `{${members.sort().join()}}`;
}

/** Whether two values are the same plain JSON, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]));
}

/** Where two values differ, for people: the first place, and both sides of it. */
export function difference(one: unknown, other: unknown): string {
  return firstDifference(one, other, '') ?? 'no difference';
}

function sorted(value: unknown): unknown {
  if (!isContainer(value)) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([first], [second]) => (first < second ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  );
}

function firstDifference(one: unknown, other: unknown, path: string): string | undefined {
  if (isSame(one, other)) return undefined;
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) {
    return `${path === '' ? '' : `${path}: `}${shown(one)} against ${shown(other)}`;
  }
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const place = Array.isArray(one) ? `${path}[${name}]` : `${path === '' ? '' : `${path}.`}${name}`;
    const found = firstDifference(memberOf(one, name), memberOf(other, name), place);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** As much of a value as a message can hold. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
