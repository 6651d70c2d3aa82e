import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type Loaded, loadSubpaths } from './loadSubpaths';
import { type Check, NEEDED_PEERS, type PackedPackage } from './packedPackage';

interface Resolution {
  readonly title: string;
  /** `.cts` is CommonJS, `.mts` is ESM whatever package.json says. */
  readonly ending: 'ts' | 'cts' | 'mts';
  readonly module: ts.ModuleKind;
  readonly moduleResolution: ts.ModuleResolutionKind;
  /** Resolution from before `exports` finds the root only. */
  readonly rootOnly?: true;
  /** Nothing is installed that the package does not bring. */
  readonly bare?: true;
}

const { ModuleKind, ModuleResolutionKind } = ts;
const RESOLUTIONS: readonly Resolution[] = [
  {
    title: 'node16 from CommonJS',
    ending: 'cts',
    module: ModuleKind.Node16,
    moduleResolution: ModuleResolutionKind.Node16,
  },
  {
    title: 'node16 from ESM',
    ending: 'mts',
    module: ModuleKind.Node16,
    moduleResolution: ModuleResolutionKind.Node16,
  },
  {
    title: 'nodenext from CommonJS',
    ending: 'cts',
    module: ModuleKind.NodeNext,
    moduleResolution: ModuleResolutionKind.NodeNext,
  },
  {
    title: 'nodenext from ESM',
    ending: 'mts',
    module: ModuleKind.NodeNext,
    moduleResolution: ModuleResolutionKind.NodeNext,
  },
  {
    title: 'bundler',
    ending: 'ts',
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
  },
  {
    title: 'bundler, without the optional peers',
    ending: 'ts',
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
    bare: true,
  },
  {
    title: 'node10',
    ending: 'ts',
    module: ModuleKind.CommonJS,
    moduleResolution: ModuleResolutionKind.Node10,
    rootOnly: true,
  },
];

/** A consumer who is strict and has nothing: no DOM, no Node types, nothing after ES2020. */
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: false,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  target: ts.ScriptTarget.ES2020,
  lib: ['lib.es2020.d.ts'],
  types: [],
  noEmit: true,
};

export const TYPES: readonly Check[] = RESOLUTIONS.map((resolution) => ({
  title: `C97, C98: the types hold for a strict consumer, ${resolution.title}`,
  run: (packed) => typeFaults(resolution, packed),
}));

async function typeFaults(resolution: Resolution, packed: PackedPackage): Promise<readonly string[]> {
  const { consumer, bare, manifest } = packed;
  const { ending, module, moduleResolution } = resolution;
  const folder = resolution.bare ? bare : consumer;
  const wanted = (await loadSubpaths(packed)).filter(
    ({ specifier }) =>
      !(resolution.bare && specifier in NEEDED_PEERS) &&
      !(resolution.rootOnly && specifier !== manifest.name),
  );
  const all = join(folder, `all.${ending}`);
  const typed = join(folder, `typed.${ending}`);
  writeFileSync(all, importsOf(wanted));
  if (ending !== 'ts') copyFileSync(join(folder, 'typed.ts'), typed);
  const program = ts.createProgram([all, typed], { ...OPTIONS, module, moduleResolution });
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${file?.fileName ?? ''}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

/** Takes everything by its name: what is there to run must be there to type. */
function importsOf(subpaths: readonly Loaded[]): string {
  const lines = subpaths.map(({ specifier, exports }, index) => {
    const names = Object.keys(exports).map((name) => `${name} as ${name}${index}`);
    return `export { ${names.join(', ')} } from '${specifier}';\n`;
  });
  return lines.join('');
}
