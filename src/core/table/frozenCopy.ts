/**
 * A copy that nobody can change, of lists and plain objects all the way down. What can't change already is
 * given back itself, and so is what is neither: functions, values of classes.
 */
export function frozenCopy<T>(value: T): T {
  if (isFixed(value)) return value;
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy)) as T;
  const members = Object.entries(value as object).map(([key, member]) => [key, frozenCopy(member)] as const);
  return Object.freeze(Object.fromEntries(members)) as T;
}

function isFixed(value: unknown): boolean {
  return !isContainer(value) || (Object.isFrozen(value) && Object.values(value).every(isFixed));
}

function isContainer(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
