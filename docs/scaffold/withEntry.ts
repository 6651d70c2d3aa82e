import type { Registration } from './kinds';

/** A file with an import more, and an entry more at the end of a list. Imports find their order when it is formatted. */
export function withEntry(text: string, { path, importLine, listEnd, entry }: Registration): string {
  const end = text.lastIndexOf(`\n${listEnd}`);
  if (end < 0) throw new Error(`${path} has no list that ends with ${listEnd}`);
  return `${importLine}\n${text.slice(0, end)}\n  ${entry}${text.slice(end)}`;
}
