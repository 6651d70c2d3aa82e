import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedPackage } from './packedPackage';

/**
 * Which module of the source a built file holds: `open-play/combat/savingThrow` for `dist/chunk-….js`. The build gives
 * every module an entry of its own; what other modules need too lies in a chunk, which that entry gives out, so the
 * entries tell whose chunk it is. An index holds no module, nor does a chunk of one.
 */
export function builtModules({ files, consumer, manifest }: PackedPackage): ReadonlyMap<string, string> {
  const installed = join('node_modules', manifest.name);
  const modules = new Map<string, string>();
  for (const file of files) {
    const [, entry] = /^dist\/(.+\/.+)\.js$/.exec(file) ?? [];
    if (entry === undefined || entry.endsWith('/index')) continue;
    modules.set(`${installed}/${file}`, entry);
    const text = readFileSync(join(consumer, installed, file), 'utf8');
    for (const [, chunk] of text.matchAll(/^export \{[^}]*\} from '[./]*(chunk-\w+\.js)'/gm)) {
      modules.set(`${installed}/dist/${chunk}`, entry);
    }
  }
  return modules;
}
