import { build, type Metafile } from 'esbuild';
import type { PackedPackage } from './packedPackage';

/** What a bundler makes of some programs of the consumer. */
export interface Bundles {
  /** What each program comes to, by the name of the program. */
  readonly texts: { readonly [program: string]: string };
  /** What was read, and what each bundle holds of it; the bundle of a program is the output `PROGRAM.js`. */
  readonly metafile: Metafile;
}

/** Bundles each program on its own, for browsers. */
export async function bundle(
  programs: { readonly [name: string]: string },
  { consumer }: PackedPackage,
  { minify = true }: { readonly minify?: boolean } = {},
): Promise<Bundles> {
  const { outputFiles, metafile } = await build({
    entryPoints: Object.keys(programs).map((name) => ({ in: `program:${name}`, out: name })),
    plugins: [
      {
        name: 'programs',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^program:/ }, ({ path }) => ({ path: path.slice(8), namespace: 'program' }));
          onLoad({ filter: /./, namespace: 'program' }, ({ path }) => ({
            contents: programs[path] ?? '',
            resolveDir: consumer,
          }));
        },
      },
    ],
    absWorkingDir: consumer,
    outdir: consumer,
    bundle: true,
    minify,
    format: 'esm',
    platform: 'browser',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const names = Object.keys(programs);
  return {
    texts: Object.fromEntries(names.map((name, index) => [name, outputFiles[index]?.text.trim() ?? ''])),
    metafile,
  };
}
