/** Files of this repository, which a page can't read, by their path below `test`; zips as hexadecimal digits. */
export interface SavedFiles {
  readonly [path: string]: string;
}

/** One of them; a file that was not handed in is no empty file. */
export function savedText(saved: SavedFiles, path: string): string {
  const text = saved[path];
  if (text === undefined) throw new Error(`test/${path} was not handed in`);
  return text;
}

export function savedLines(saved: SavedFiles, path: string): readonly string[] {
  return savedText(saved, path).trimEnd().split('\n');
}

export function savedBytes(saved: SavedFiles, path: string): Uint8Array {
  const pairs = savedText(saved, path).match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}
