/** Every subpath can be required from a CommonJS script. Arguments: the specifiers. */
const assert = require('node:assert/strict');

for (const specifier of process.argv.slice(2)) {
  assert.notEqual(Object.keys(require(specifier)).length, 0, `${specifier} exports nothing`);
}
