/** Tools read the manifest of a package through its name. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import imported from 'wargame-rules/package.json' with { type: 'json' };

const required = createRequire(import.meta.url)('wargame-rules/package.json');
assert.equal(required.name, 'wargame-rules');
assert.deepEqual(imported, required);
