import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Where the repository lies on this machine. */
export const ROOT: string = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** A text file of the repository, its path with forward slashes from the root. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** The files in a folder and below whose path ends as told, in order; none where there is no such folder. */
export function filesUnder(folder: string, ending: string): readonly TextFile[] {
  let names: string[];
  try {
    names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith(ending) && !name.split(sep).includes('node_modules'))
    .sort()
    .map((name) => readText(join(folder, name)));
}

export function readText(path: string): TextFile {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return { path: relative(ROOT, join(ROOT, path)).split(sep).join('/'), text };
}

export function parse(file: TextFile): ts.SourceFile {
  return ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
}
