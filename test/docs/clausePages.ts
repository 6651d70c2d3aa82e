import { filesUnder, type TextFile } from './sourceFiles';

/** The systems with a page of clauses: the letters that start their ids, and their folder in `src`. */
export const SYSTEMS = [
  { prefix: 'OP', name: 'open-play' },
  { prefix: 'WM', name: 'warmaster' },
  { prefix: 'MO', name: 'movable-objectives' },
  { prefix: 'BG', name: 'battlefleet-gothic' },
] as const;
export type SystemName = (typeof SYSTEMS)[number]['name'];

/** Somewhere a clause id stands. */
export interface Mention {
  readonly id: string;
  readonly path: string;
  readonly line: number;
}

const PREFIXES = SYSTEMS.map(({ prefix }) => prefix).join('|');
const ID = `(?:${PREFIXES})-[A-Z]+(?:-\\d+)?`;

/** Every id in a text, in order. */
export function idsIn(text: string): readonly string[] {
  return text.match(new RegExp(`(?<![\\w-])${ID}(?![\\w])`, 'g')) ?? [];
}

export function isId(text: string): boolean {
  return new RegExp(`^${ID}$`).test(text);
}

/** The clauses that a page defines: the table rows whose first cell is an id. */
export function clausesOf(page: TextFile): readonly Mention[] {
  return page.text.split('\n').flatMap((row, index) => {
    const id = /^\|([^|]*)\|/.exec(row)?.[1]?.trim() ?? '';
    return isId(id) ? [{ id, path: page.path, line: index + 1 }] : [];
  });
}

/** The clauses of all pages. */
export function allClauses(): readonly Mention[] {
  return filesUnder('docs/rules', '.md').flatMap(clausesOf);
}
