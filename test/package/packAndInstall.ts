/**
 * Tests the package as users get it: packed, installed in an empty folder, loaded, type-checked and bundled
 * there. Builds nothing itself: run the build first. Ends with an error when anything does not hold.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUNDLES } from './checkBundles';
import { CONTENTS, EXPORTS } from './checkContents';
import { LOADING } from './checkLoading';
import { TYPES } from './checkTypes';
import { installPackage } from './installPackage';
import { ROOT } from './packedPackage';
import { PUBLISHING } from './publishMission';

if (!existsSync(join(ROOT, 'dist'))) throw new Error('there is no dist: run the build first');
const folder = mkdtempSync(join(tmpdir(), 'wargame-rules-'));
const packed = installPackage(folder);
console.info(
  `${packed.manifest.name} ${packed.manifest.version}: ${packed.files.length} files, ${packed.specifiers.join(', ')}; Node ${process.version}`,
);

let faults = 0;
for (const { title, run } of [CONTENTS, EXPORTS, ...LOADING, ...TYPES, ...BUNDLES, PUBLISHING]) {
  const found = await run(packed);
  faults += found.length;
  console.info(`${found.length === 0 ? 'ok    ' : 'FAILED'} ${title}`);
  for (const fault of found) console.info(`    ${fault}`);
}

if (faults > 0) {
  console.info(`${faults} faults; the consumer is kept in ${packed.consumer}`);
  process.exitCode = 1;
} else {
  rmSync(folder, { recursive: true, force: true });
}
