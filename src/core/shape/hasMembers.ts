/** Anything with members, to be looked at member by member. */
export interface Members {
  readonly [name: string]: unknown;
}

export function hasMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
