import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files of a repository, their paths from its root. */
export interface Repository {
  readonly root: string;
  has(path: string): boolean;
  /** The text of a file; none where there is no such file. */
  read(path: string): string | undefined;
  /** What lies in a folder and below; nothing where there is no such folder. */
  list(folder: string): readonly string[];
  write(path: string, text: string): void;
}

export function repositoryAt(root: string): Repository {
  const has = (path: string): boolean => existsSync(join(root, path));
  return {
    root,
    has,
    read: (path) => (has(path) ? readFileSync(join(root, path), 'utf8') : undefined),
    list: (folder) =>
      has(folder) ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort() : [],
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
  };
}
