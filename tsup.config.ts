import { defineConfig } from 'tsup';
import pkg from './package.json' with { type: 'json' };

/** Where the subpaths of the package begin: `dist/core/index.js` is built from `src/core/index.ts`. */
const subpaths = Object.values(pkg.exports)
  .filter((target) => typeof target === 'object')
  .map((target) => target.import.default.slice('./dist/'.length, -'.js'.length));

/** A file per module, so that importing one function leaves nothing else in a bundle; declarations only where a subpath begins. */
export default defineConfig({
  entry: ['src/**/*.ts'],
  format: ['esm', 'cjs'],
  dts: { entry: Object.fromEntries(subpaths.map((path) => [path, `src/${path}.ts`])) },
  platform: 'neutral',
  target: 'es2022',
  splitting: true,
  treeshake: true,
  clean: true,
});
