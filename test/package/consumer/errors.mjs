/** A program may hold the package twice, imported and required; each copy knows the other's errors. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import * as imported from 'wargame-rules';

const required = createRequire(import.meta.url)('wargame-rules');

function thrownBy({ d6 }) {
  try {
    d6({ roll: () => 7 });
  } catch (error) {
    return error;
  }
  return assert.fail('a D6 showed 7 and nobody minded');
}

assert.notEqual(imported.WargameError, required.WargameError, 'both forms share one copy: nothing is proved');
for (const thrower of [imported, required]) {
  const error = thrownBy(thrower);
  for (const judge of [imported, required]) {
    assert.equal(judge.isWargameError(error), true, 'an error of the other copy is not recognised');
    assert.equal(judge.isWargameError(new Error('another')), false);
  }
  assert.equal(error.code, 'dice/impossible-face');
}
