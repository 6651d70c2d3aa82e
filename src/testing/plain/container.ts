/** Something with members by name: an object, or a list. */
export interface Container {
  readonly [name: string]: unknown;
}

/** Whether a value has members. */
export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** The member of a value by a name; undefined where it has none of its own. */
export function memberOf(value: unknown, name: string): unknown {
  return isContainer(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
