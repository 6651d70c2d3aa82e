import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the repository lies on this machine. */
export const ROOT: string = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The subpaths that ask for an optional peer, each with the peer; all others do without. */
export const NEEDED_PEERS: { readonly [specifier: string]: string } = {
  'wargame-rules/testing': 'fast-check',
};

/** What `exports` gives for one form of loading. */
export interface Targets {
  readonly types: string;
  readonly default: string;
}

export type Form = 'import' | 'require';

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly files: readonly string[];
  readonly main: string;
  readonly module: string;
  readonly types: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | Readonly<Partial<Record<Form, Targets>>>>>;
}

/** The package, packed and installed. */
export interface PackedPackage {
  readonly manifest: Manifest;
  /** What the tarball holds, from its root. */
  readonly files: readonly string[];
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** The folder of the consumer that has it installed, with the peers that are asked for. */
  readonly consumer: string;
  /** The folder of a consumer without the optional peers. */
  readonly bare: string;
  /** What code imports: `wargame-rules`, `wargame-rules/…`. */
  readonly specifiers: readonly string[];
}

/** One thing that must hold; gives what is wrong, or nothing. */
export interface Check {
  readonly title: string;
  run(packed: PackedPackage): readonly string[] | Promise<readonly string[]>;
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** The subpaths that hold code, with their targets. */
export function codeExports({
  exports,
}: Manifest): readonly (readonly [string, Readonly<Partial<Record<Form, Targets>>>])[] {
  return Object.entries(exports).flatMap(([subpath, target]) =>
    typeof target === 'string' ? [] : [[subpath, target] as const],
  );
}

export function specifiersOf(manifest: Manifest): readonly string[] {
  return codeExports(manifest).map(([subpath]) => manifest.name + subpath.slice(1));
}
