/** Loading changes nothing outside the package. Arguments: 'import' or 'require', then the specifiers. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

const [form, ...specifiers] = process.argv.slice(2);
const require = createRequire(import.meta.url);

/** The built-in objects with their prototypes, by name. */
const shared = Object.getOwnPropertyNames(globalThis)
  .filter((name) => /^[A-Z]/.test(name))
  .flatMap((name) => [
    [name, globalThis[name]],
    [`${name}.prototype`, globalThis[name]?.prototype],
  ])
  .filter(([, value]) => value !== null && Object(value) === value);

/** What every property holds: `Math.random` with its function. */
function snapshot() {
  const properties = new Map(Reflect.ownKeys(globalThis).map((key) => [`globalThis.${String(key)}`, true]));
  for (const [name, value] of shared) {
    for (const key of Reflect.ownKeys(value)) {
      const { value: held, get } = Reflect.getOwnPropertyDescriptor(value, key);
      properties.set(`${name}.${String(key)}`, held ?? get);
    }
  }
  return properties;
}

const before = snapshot();
for (const specifier of specifiers) {
  if (form === 'import') await import(specifier);
  else require(specifier);
}
const after = snapshot();
const names = [...new Set([...before.keys(), ...after.keys()])];
assert.deepEqual(
  names.filter(
    (name) => before.has(name) !== after.has(name) || !Object.is(before.get(name), after.get(name)),
  ),
  [],
);
assert.ok(before.has('Math.random') && before.has('Object.prototype.toString'));
