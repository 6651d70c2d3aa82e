/** Every subpath can be imported and required, and both forms give the same names. Arguments: the specifiers. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

for (const specifier of process.argv.slice(2)) {
  const imported = Object.keys(await import(specifier)).sort();
  const required = Object.keys(require(specifier)).sort();
  assert.notEqual(imported.length, 0, `${specifier} exports nothing`);
  assert.deepEqual(required, imported, `${specifier} gives other names when it is required`);
}
