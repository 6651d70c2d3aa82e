/** Makes copies of plain JSON that nobody can change. */
export type Freeze = <T>(value: T) => T;

/** A {@link Freeze} that knows its own copies again, and gives these back as they are. */
export function freezer(): Freeze {
  const made = new WeakSet<object>();
  const freeze = <T>(value: T): T => {
    if (typeof value !== 'object' || value === null || made.has(value)) return value;
    const copy = Object.freeze(copied(value, freeze));
    made.add(copy);
    return copy;
  };
  return freeze;
}

/** A copy that may be changed. */
export function thawed<T>(value: T): T {
  return typeof value === 'object' && value !== null ? copied(value, thawed) : value;
}

function copied<T extends object>(value: T, copy: <U>(member: U) => U): T {
  if (Array.isArray(value)) return value.map(copy) as unknown as T;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copy(member)])) as T;
}
