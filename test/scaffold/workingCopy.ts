import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../docs/sourceFiles';

/** What is made, or brought along as a whole. */
const LEFT_BEHIND = ['.git', 'coverage', 'dist', 'node_modules'];

/** A copy of the repository in which tests may write. */
export interface WorkingCopy {
  readonly root: string;
  /** A fingerprint of every file, by its path from the root. */
  files(): ReadonlyMap<string, string>;
  remove(): void;
}

/** Copies the tree to a temporary folder; its packages are those of the original. */
export function workingCopy(): WorkingCopy {
  const root = mkdtempSync(join(tmpdir(), 'wargame-rules-scaffold-'));
  const entries = readdirSync(ROOT).filter((name) => !LEFT_BEHIND.includes(name));
  for (const name of entries) cpSync(join(ROOT, name), join(root, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  return {
    root,
    files: () => new Map(pathsIn(root).map((path) => [path, fingerprint(join(root, path))])),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function pathsIn(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !path.startsWith('node_modules/'));
}

function fingerprint(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
