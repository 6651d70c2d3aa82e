/**
 * Tests the package as users get it: packed, installed in an empty folder, loaded, type-checked and bundled
 * there. Builds nothing itself: run the build first. Ends with an error when anything does not hold. Arguments are
 * words of the titles of the checks that are wanted; all of them without any.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUNDLES } from './checkBundles';
import { CONTENTS, EXPORTS } from './checkContents';
import { DECLARATIONS } from './checkDeclarations';
import { ISOLATION } from './checkIsolation';
import { LOADING } from './checkLoading';
import { TYPES } from './checkTypes';
import { installPackage } from './installPackage';
import { ROOT } from './packedPackage';
import { PUBLISHING } from './publishMission';

if (!existsSync(join(ROOT, 'dist'))) throw new Error('there is no dist: run the build first');
const folder = mkdtempSync(join(tmpdir(), 'wargame-rules-'));
const packed = installPackage(folder);
const { manifest, files, packedBytes, unpackedBytes, specifiers } = packed;
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1_000)} kB`;
console.info(
  `${manifest.name} ${manifest.version}: ${files.length} files, ${kilobytes(packedBytes)} packed, ${kilobytes(unpackedBytes)} unpacked; ${specifiers.join(', ')}; Node ${process.version}`,
);

const CHECKS = [CONTENTS, EXPORTS, DECLARATIONS, ...LOADING, ...TYPES, ...BUNDLES, ...ISOLATION, PUBLISHING];

const words = process.argv.slice(2);
const wanted = CHECKS.filter(({ title }) => words.every((word) => title.includes(word)));
if (wanted.length === 0) throw new Error(`no check is called ${words.join(' ')}`);

let faults = 0;
for (const { title, run } of wanted) {
  const begin = performance.now();
  const found = await run(packed);
  faults += found.length;
  const seconds = ((performance.now() - begin) / 1_000).toFixed(1);
  console.info(`${found.length === 0 ? 'ok    ' : 'FAILED'} ${title} (${seconds} s)`);
  for (const fault of found) console.info(`    ${fault}`);
}

if (faults > 0) {
  console.info(`${faults} faults; the consumer is kept in ${packed.consumer}`);
  process.exitCode = 1;
} else {
  rmSync(folder, { recursive: true, force: true });
}
