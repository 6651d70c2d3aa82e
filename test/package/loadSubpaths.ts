import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeExports, type PackedPackage } from './packedPackage';

/** A subpath of the package, loaded. */
export interface Loaded {
  readonly specifier: string;
  /** Its folder in `src`. */
  readonly area: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Loads what the consumer has installed. */
export function loadSubpaths({ manifest, consumer }: PackedPackage): Promise<readonly Loaded[]> {
  const installed = join(consumer, 'node_modules', manifest.name);
  return Promise.all(
    codeExports(manifest).map(async ([subpath, { import: targets }]) => {
      const target = targets?.default ?? '';
      return {
        specifier: manifest.name + subpath.slice(1),
        area: target.split('/')[2] ?? '',
        exports: await import(pathToFileURL(join(installed, target)).href),
      };
    }),
  );
}
