/**
 * Loading asks the platform for nothing: no chance, no time, no timer, no network, no output, no process.
 * Arguments: 'import' or 'require', then the specifiers.
 */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

const [form, ...specifiers] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const asked = [];

/** Puts something in the place of a function that tells who was asked. */
function watch(owner, name, title) {
  const original = owner[name];
  if (typeof original !== 'function') return;
  const watched = function (...args) {
    asked.push(title);
    return new.target ? Reflect.construct(original, args, new.target) : Reflect.apply(original, this, args);
  };
  Object.setPrototypeOf(watched, original);
  watched.prototype = original.prototype;
  Object.defineProperty(owner, name, { value: watched, configurable: true, writable: true });
}

for (const name of [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'fetch',
  'Date',
  'WebSocket',
]) {
  watch(globalThis, name, name);
}
watch(Math, 'random', 'Math.random');
watch(Date, 'now', 'Date.now');
watch(performance, 'now', 'performance.now');
watch(crypto, 'getRandomValues', 'crypto.getRandomValues');
for (const name of ['stdout', 'stderr']) watch(process[name], 'write', `process.${name}`);
for (const name of ['log', 'info', 'warn', 'error', 'debug']) watch(console, name, `console.${name}`);
for (const name of ['on', 'once', 'emitWarning', 'nextTick']) watch(process, name, `process.${name}`);

const restful = process.getActiveResourcesInfo();
const listeners = process.eventNames().length;
for (const specifier of specifiers) {
  if (form === 'import') await import(specifier);
  else require(specifier);
}
const heard = [...asked];
assert.deepEqual(heard, []);
assert.deepEqual(process.getActiveResourcesInfo(), restful);
assert.equal(process.eventNames().length, listeners);
Math.random();
assert.deepEqual(asked, ['Math.random'], 'nobody listened');
