import type { Members } from './hasMembers';

/** The names of members that nobody asked for; what is undefined is not there. */
export function unknownMembers(owner: Members, known: readonly string[]): readonly string[] {
  return Object.keys(owner).filter((name) => !known.includes(name) && owner[name] !== undefined);
}

/** What is said of each of them. */
export const UNKNOWN_MEMBER = 'unknown member';
