import { join } from 'node:path';
import { codeExports, ROOT, readManifest } from '../package/packedPackage';

/** A subpath of the package. */
export interface Entry {
  /** The folder in `src` and `dist`; the report has this name too. */
  readonly name: string;
  /** The built declarations that its users get. */
  readonly declarations: string;
}

/** The folder of the root subpath. */
export const CORE = 'core';

/** Every subpath that package.json exports. */
export function entries(): readonly Entry[] {
  return codeExports(readManifest(ROOT)).flatMap(([, { import: targets }]) => {
    const name = targets && /^\.\/dist\/([^/]+)\//.exec(targets.types)?.[1];
    return name ? [{ name, declarations: join(ROOT, targets.types) }] : [];
  });
}
