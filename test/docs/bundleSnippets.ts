import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildFailure, build, type Plugin } from 'esbuild';
import { PROBE } from './rewriteSnippet';
import type { SnippetLanguage } from './snippets';
import { ROOT } from './sourceFiles';

/** A snippet that is ready to run. */
export interface Runnable {
  /** The file that holds it: relative imports start there. */
  readonly path: string;
  readonly language: SnippetLanguage;
  readonly code: string;
}

export interface Bundled {
  /** The module of each snippet, or what stopped it from being built. */
  readonly modules: readonly ({ readonly file: string } | { readonly failure: string })[];
  remove(): void;
}

const NAMESPACE = 'snippet';

/** The symbol under which the probe of the running snippet lies, see {@link runSnippet}. */
export const PROBE_KEY: unique symbol = Symbol.for('wargame-rules/snippet') as never;

/** Builds a module for each snippet, the library being shared between them. One that can't be built stops no other. */
export async function bundleSnippets(runnables: readonly Runnable[]): Promise<Bundled> {
  // Below node_modules: packages resolve from there, and vitest leaves such modules to Node.
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'wargame-rules-snippets-'));
  const failures = new Map<number, string>();
  const remaining = (): readonly number[] => [...runnables.keys()].filter((index) => !failures.has(index));
  while (remaining().length > 0) {
    try {
      await buildAll(remaining(), runnables, folder);
      break;
    } catch (error) {
      const { errors } = error as BuildFailure;
      for (const { text, location } of errors ?? []) {
        const index = Number(
          new RegExp(`^${NAMESPACE}:(\\d+)`).exec(location?.file ?? '')?.[1] ?? Number.NaN,
        );
        if (Number.isInteger(index)) failures.set(index, text);
      }
      // A fault outside the snippets stops them all.
      if (!errors?.some(({ location }) => location?.file.startsWith(`${NAMESPACE}:`))) {
        for (const index of remaining()) failures.set(index, (error as Error).message);
      }
    }
  }
  return {
    modules: runnables.map((_, index) => {
      const failure = failures.get(index);
      return failure === undefined ? { file: join(folder, `${index}.mjs`) } : { failure };
    }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function buildAll(
  indexes: readonly number[],
  runnables: readonly Runnable[],
  outdir: string,
): Promise<void> {
  await build({
    entryPoints: indexes.map((index) => ({ in: `${NAMESPACE}:${index}`, out: String(index) })),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    packages: 'external',
    logLevel: 'silent',
    absWorkingDir: ROOT,
    plugins: [snippetModules(runnables)],
  });
}

function snippetModules(runnables: readonly Runnable[]): Plugin {
  return {
    name: 'snippets',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: new RegExp(`^${NAMESPACE}:\\d+$`) }, ({ path }) => ({
        path: path.slice(NAMESPACE.length + 1),
        namespace: NAMESPACE,
      }));
      onResolve({ filter: /^wargame-rules(\/|$)/ }, ({ path, kind }) => {
        const subpath = path.split('/')[1] ?? 'core';
        return resolve(`./src/${subpath}/index.ts`, { resolveDir: ROOT, kind });
      });
      onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => {
        const { code, language, path: origin } = runnables[Number(path)] as Runnable;
        const head = `const ${PROBE} = globalThis[Symbol.for('wargame-rules/snippet')], console = ${PROBE}.console; `;
        return { contents: head + code, loader: language, resolveDir: join(ROOT, dirname(origin)) };
      });
    },
  };
}
