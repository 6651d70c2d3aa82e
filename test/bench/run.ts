/**
 * `npm run bench`, `npm run bench <table>`, `npm run bench -- --strict`.
 *
 * Measures the package as built, so `npm run build` comes first. Each side of a comparison has a process of its
 * own, and the two are measured in turns. A limit that is not kept is printed; only `--strict` makes it a
 * failure, since the figures are those of the machine at hand.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { OVER_CODE } from './judge';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const names = readdirSync(here('tables'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const strict = process.argv.includes('--strict');

const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`no table ${unknown.join(', ')}; there are ${names.join(', ')}`);
const built = statSync(here('../../dist/core/index.js'), { throwIfNoEntry: false });
if (!built) throw new Error('there is no dist: run the build first');

console.info(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}`);
console.info(`dist, built at ${built.mtime.toISOString()}; processor time, medians of many rounds`);
const over: string[] = [];
for (const name of wanted.length > 0 ? wanted : names) {
  const { status } = spawnSync(process.execPath, [...process.execArgv, here('runTable.ts'), name], {
    stdio: 'inherit',
    env: { ...process.env, TSX_TSCONFIG_PATH: here('tsconfig.built.json') },
  });
  if (status === OVER_CODE) over.push(name);
  else if (status !== 0) process.exit(status ?? 1);
}
console.info(`\n${over.length === 0 ? 'all limits are kept' : `limits are not kept in ${over.join(', ')}`}`);
if (strict && over.length > 0) process.exitCode = 1;
