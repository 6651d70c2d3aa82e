import type { Placed } from './unitParts';

/** Gives ids. No two are alike, and the same file gives the same. */
export interface ArmyIds {
  /** An id for a selection: the file's own for the first that has it. */
  of(found: Placed): string;
  /** An id for what is in a selection but has none in the file. */
  inside(id: string, what: string): string;
}

/**
 * Ids for one army. A slash is the mark of those made here, so none of them can be one of the file's: an id of
 * the file with a slash in it is not kept.
 */
export function armyIds(): ArmyIds {
  const used = new Map<string, number>();
  return {
    of({ selection: { id }, path }) {
      if (id === undefined || id === '' || id.includes('/')) return `/${path}`;
      const times = (used.get(id) ?? 0) + 1;
      used.set(id, times);
      return times === 1 ? id : `${id}/again${times}`;
    },
    inside: (id, what) => `${id}/${what}`,
  };
}
