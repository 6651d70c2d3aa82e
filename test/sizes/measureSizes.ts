import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../package/packedPackage';

/** What one import brings into an app, in bytes. */
export interface Size {
  readonly name: string;
  readonly size: number;
  readonly sizeLimit: number;
  readonly passed: boolean;
}

/** Weighs the built package against the limits. */
export function measureSizes(): readonly Size[] {
  if (!existsSync(join(ROOT, 'dist'))) throw new Error('there is no dist: run the build first');
  const limits = fileURLToPath(new URL('sizeLimits.js', import.meta.url));
  const command = ['size-limit', '--config', limits, '--json'];
  // It ends with an error when a limit is not kept, and tells the sizes all the same.
  const { stdout, stderr } = spawnSync('npx', command, {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (!stdout.trimStart().startsWith('[')) throw new Error(`size-limit: ${stderr || stdout}`);
  return JSON.parse(stdout);
}
