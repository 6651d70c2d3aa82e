/** Where no optional peer is installed. Arguments: a specifier, and the peer that it needs, if any. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

const [specifier, peer] = process.argv.slice(2);
const require = createRequire(import.meta.url);

for (const load of [() => import(specifier), async () => require(specifier)]) {
  if (peer === undefined) assert.notEqual(Object.keys(await load()).length, 0);
  else await assert.rejects(load, new RegExp(`Cannot find (?:module|package) '${peer}'`));
}
