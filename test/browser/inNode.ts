import type { TestProject } from 'vitest/node';
import { FINGERPRINTS } from './fingerprints';
import { readSavedFiles } from './readSavedFiles';
import type { SavedFiles } from './savedFiles';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly saved: SavedFiles;
    /** The lines of each fingerprint in Node, by its title. */
    readonly inNode: { readonly [title: string]: readonly string[] };
  }
}

/** Takes every fingerprint in Node, for the page to compare. */
export default function setup(project: TestProject): void {
  const saved = readSavedFiles();
  project.provide('saved', saved);
  project.provide(
    'inNode',
    Object.fromEntries(FINGERPRINTS.map(({ title, lines }) => [title, lines(saved)])),
  );
}
