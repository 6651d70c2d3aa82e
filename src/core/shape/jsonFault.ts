/** Deeper than anything that a game reads, and far from where walking down would overflow the stack. */
const MOST_LEVELS = 100;

/**
 * Where a value is no plain JSON (NaN, functions, values of classes, circles) or deeper than 100 levels; undefined where
 * it is sound. Members that are undefined count as absent.
 */
export function jsonFault(value: unknown): string | undefined {
  return faultIn(value, MOST_LEVELS)?.replace(/^\./, '');
}

/** The path of the first fault; undefined where there is none. It is put together on the way back only. */
function faultIn(value: unknown, levels: number): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : '';
  if (typeof value !== 'object' || levels === 0) return '';
  return Array.isArray(value) ? faultInList(value, levels - 1) : faultInMembers(value, levels - 1);
}

function faultInList(list: readonly unknown[], levels: number): string | undefined {
  for (let index = 0; index < list.length; index++) {
    const fault = faultIn(list[index], levels);
    if (fault !== undefined) return `[${index}]${fault}`;
  }
  return undefined;
}

function faultInMembers(owner: object, levels: number): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(owner);
  if (prototype !== Object.prototype && prototype !== null) return '';
  for (const [name, member] of Object.entries(owner)) {
    const fault = member === undefined ? undefined : faultIn(member, levels);
    if (fault !== undefined) return `.${name}${fault}`;
  }
  return undefined;
}
