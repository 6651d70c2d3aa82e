import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = join(root, 'dist');
if (!existsSync(built)) throw new Error('there is no dist: run the build first');

/** Where Debian and others put it. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Fewest processes, and none that calls home. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser to test in: `CHROMIUM`, or the one of this machine; nothing is downloaded. To have none is an error,
 * unless `BROWSER_OPTIONAL` allows it.
 */
function findChromium(): string | undefined {
  const { CHROMIUM, BROWSER_OPTIONAL } = process.env;
  const found = (CHROMIUM ? [CHROMIUM] : PLACES).find((place) => existsSync(place));
  if (found) return found;
  const missing = `there is no Chromium at ${CHROMIUM || PLACES.join(', ')}`;
  if (!BROWSER_OPTIONAL) {
    throw new Error(
      `${missing}: install it (Debian: apt-get install --no-install-recommends chromium), say in CHROMIUM where it is, or set BROWSER_OPTIONAL=1 to go without these tests`,
    );
  }
  console.info(`SKIPPED: ${missing}, so nothing was tested in a browser`);
  return undefined;
}

const executablePath = findChromium();

/** Tests in a page what users get there: the built modules. */
export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^wargame-rules$/, replacement: join(built, 'core/index.js') },
      { find: /^wargame-rules\/(.+)$/, replacement: join(built, '$1/index.js') },
    ],
  },
  // The golden games ask it how long they may be; a page has no environment.
  define: { 'process.env.NIGHTLY': 'undefined' },
  test: {
    include: executablePath ? ['test/browser/*.browser.ts'] : [],
    passWithNoTests: executablePath === undefined,
    ...(executablePath && { globalSetup: ['test/browser/inNode.ts'] }),
    // A busy machine is slow, not wrong.
    testTimeout: 120_000,
    browser: {
      enabled: executablePath !== undefined,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { ...(executablePath && { executablePath }), args: ARGUMENTS } }),
      instances: [{ browser: 'chromium' }],
    },
  },
  // Prepared at the start: one that is met later makes the page load anew.
  optimizeDeps: {
    include: ['fast-check', 'fast-xml-parser', 'fflate', 'pure-rand/generator/xoroshiro128plus', 'valibot'],
  },
});
