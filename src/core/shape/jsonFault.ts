/** Deeper than anything that a game reads, and far from where walking down would overflow the stack. */
const MOST_LEVELS = 100;

/** Why a value is no plain JSON, and where; the path is empty where it is the value itself. */
export interface JsonFault {
  readonly message: string;
  readonly path: string;
}

/**
 * Where a value is no plain JSON (NaN, functions, values of classes, circles) or deeper than 100 levels; undefined where
 * it is sound. Members that are undefined count as absent.
 */
export function jsonFault(value: unknown): JsonFault | undefined {
  const places: string[] = [];
  const message = faultIn(value, MOST_LEVELS, places);
  return message ? { message, path: places.join('').replace(/^\./, '') } : undefined;
}

/** The first fault; undefined where there is none. Where it is gets put together on the way back only. */
function faultIn(value: unknown, levels: number, places: string[]): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number' && Number.isFinite(value)) return undefined;
  if (typeof value !== 'object') return 'no plain JSON';
  if (levels === 0) return `deeper than ${MOST_LEVELS} levels`;
  return (Array.isArray(value) ? faultInList : faultInMembers)(value as never, levels - 1, places);
}

function faultInList(list: readonly unknown[], levels: number, places: string[]): string | undefined {
  for (let index = 0; index < list.length; index++) {
    const fault = faultIn(list[index], levels, places);
    if (fault) {
      places.unshift(`[${index}]`);
      return fault;
    }
  }
  return undefined;
}

function faultInMembers(owner: object, levels: number, places: string[]): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(owner);
  if (prototype !== Object.prototype && prototype !== null) return 'of a class, so no plain JSON';
  for (const [name, member] of Object.entries(owner)) {
    const fault = member === undefined ? undefined : faultIn(member, levels, places);
    if (fault) {
      places.unshift(`.${name}`);
      return fault;
    }
  }
  return undefined;
}
