/**
 * What the tests import as `vitest` when a mutant is tried: only what this repository's tests use. The tests are
 * collected once and then run again and again in one process, so that a mutant costs milliseconds. Assertions are
 * Vitest's own.
 */
/** Set before the tests are loaded: inside them, `vitest` means this file. */
const { expect, expectTypeOf, vi } = globalThis.mutationVitest;

const HOOKS = ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'];

function newSuite(name, parent) {
  const hooks = Object.fromEntries(HOOKS.map((hook) => [hook, []]));
  return { name, parent, hooks };
}

let suite = newSuite('', null);

/** Every test that was collected, in the order of the files. */
export const tests = [];

/** Loads one test file; its tests are added to {@link tests}. */
export async function collect(file, load) {
  suite = newSuite(file, null);
  await load();
}

function nameOf(name) {
  return suite.parent ? `${suite.name} ${name}` : name;
}

/** Limits of time may stand between the name and the body; here they are Stryker's. */
export function describe(name, ...rest) {
  const outer = suite;
  suite = newSuite(nameOf(name), outer);
  rest.at(-1)();
  suite = outer;
}

export function it(name, ...rest) {
  let file = suite;
  while (file.parent) file = file.parent;
  const known = `${file.name}#${nameOf(name)}`;
  const same = tests.filter(({ title }) => title === known).length;
  tests.push({
    id: same ? `${known} (${same + 1})` : known,
    title: known,
    file: file.name,
    body: rest.at(-1),
    suite,
  });
}

function each(run) {
  return (rows) =>
    (name, ...rest) => {
      rows.forEach((row, index) => {
        run(`${name} [${index}]`, () => rest.at(-1)(...(Array.isArray(row) ? row : [row])));
      });
    };
}

describe.each = each(describe);
it.each = each(it);
it.skipIf = (skipped) => (name, body) => (skipped ? undefined : it(name, body));

function hook(name) {
  return (body) => suite.hooks[name].push(body);
}

export const beforeAll = hook('beforeAll');
export const beforeEach = hook('beforeEach');
export const afterEach = hook('afterEach');
export const afterAll = hook('afterAll');
export { expect, expectTypeOf, vi };

/** Runs one test with all that is to be done before and after it. */
export async function runTest({ body, suite: innermost }) {
  const suites = [];
  for (let one = innermost; one; one = one.parent) suites.unshift(one);
  const all = async (names, order) => {
    for (const { hooks } of order) for (const name of names) for (const act of hooks[name]) await act();
  };
  await all(['beforeAll', 'beforeEach'], suites);
  try {
    await body();
  } finally {
    await all(['afterEach', 'afterAll'], [...suites].reverse());
  }
}
