import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Check, type PackedPackage, ROOT } from './packedPackage';

const DECLARATION = /\.d\.c?ts$/;
const CODE = /\.c?js$/;
/** `from '…'`, `import '…'`, `import('…')`, `require('…')`, `/// <reference types="…" />`. */
const IMPORTED =
  /^\s*(?:import|export)\b[^'"\n]*?['"]([^'"\n]+)['"]|\b(?:import|require)\(\s*['"]([^'"\n]+)['"]|^\/\/\/ <reference [^>]*"([^"]+)"/gm;

/** Code and declarations name nothing that users have not got. */
export const DECLARATIONS: Check = {
  title: 'C98: code and declarations import what the package declares, and name no place of this machine',
  run(packed) {
    const written = packed.files.filter((path) => DECLARATION.test(path) || CODE.test(path));
    const faults = written.flatMap((path) => {
      const text = readFileSync(join(packed.consumer, 'node_modules', packed.manifest.name, path), 'utf8');
      return [...importFaults(path, text, packed), ...placeFaults(path, text)];
    });
    return written.some((path) => DECLARATION.test(path)) ? faults : [...faults, 'there are no declarations'];
  },
};

function importFaults(path: string, text: string, { manifest }: PackedPackage): readonly string[] {
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  // An example in a comment imports the package itself.
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...code.matchAll(IMPORTED)]
    .map(([, from, called, referred]) => from ?? called ?? referred ?? '')
    .filter((name) => !name.startsWith('.'))
    .filter(
      (name) => isBuiltin(name) || !declared.some((known) => name === known || name.startsWith(`${known}/`)),
    )
    .map((name) => `${path} imports ${name}`);
}

/** No source maps either: the code is not minified, a module a file, and a map would name sources that are not packed. */
function placeFaults(path: string, text: string): readonly string[] {
  return [
    ...[ROOT, homedir(), 'file://', 'node_modules/']
      .filter((place) => place.length > 1 && text.includes(place))
      .map((place) => `${path} names ${place}`),
    ...(text.includes('sourceMappingURL') ? [`${path} names a source map`] : []),
  ];
}
