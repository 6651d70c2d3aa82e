import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = fileURLToPath(new URL('./src', import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^wargame-rules$/, replacement: `${source}/core/index.ts` },
      { find: /^wargame-rules\/(.+)$/, replacement: `${source}/$1/index.ts` },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/package/**'],
    // A busy machine is slow, not wrong.
    testTimeout: 120_000,
  },
});
