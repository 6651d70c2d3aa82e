import { defineConfig } from 'tsup';

/** A file per module, so that importing one function leaves nothing else in a bundle; declarations only where a subpath begins. */
export default defineConfig({
  entry: ['src/**/*.ts'],
  format: ['esm', 'cjs'],
  dts: { entry: ['src/*/index.ts'] },
  platform: 'neutral',
  target: 'es2022',
  splitting: true,
  treeshake: true,
  clean: true,
});
