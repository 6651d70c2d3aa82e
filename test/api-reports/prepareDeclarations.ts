import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../package/packedPackage';
import type { Entry } from './entries';
import { writeOutAliases } from './writeOutAliases';

/** Copies the built declarations into a folder, ready to be reported on, and gives the entries as they are there. */
export function prepareDeclarations(entries: readonly Entry[], folder: string): readonly Entry[] {
  copyFileSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  mkdirSync(join(folder, 'dist'));
  for (const file of readdirSync(join(ROOT, 'dist')).filter((name) => name.endsWith('.d.ts')))
    copyFileSync(join(ROOT, 'dist', file), join(folder, 'dist', file));
  return entries.map(({ name, declarations }) => {
    const prepared = join(folder, 'dist', name, 'index.d.ts');
    mkdirSync(dirname(prepared));
    writeFileSync(prepared, writeOutAliases(readFileSync(declarations, 'utf8')));
    return { name, declarations: prepared };
  });
}
