import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentArea } from './area.mjs';

const { name, source } = currentArea();

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'in-one-process',
  plugins: ['./test/mutation/runner/inOneProcess.mjs', './test/mutation/ignoreTexts.mjs'],
  ignorers: ['texts'],
  mutate:
    process.env.MUTATION_LINES?.split(' ') ??
    source.map((one) => (one.includes('*') ? one : `${one}/**/*.ts`)),
  // What no test of an area reads.
  ignorePatterns: ['dist', 'coverage', 'docs', '.changeset', 'test/bench', 'test/docs', 'test/package'],
  // Out of sight of the tests and the linter.
  tempDirName: join(tmpdir(), 'wargame-rules-mutation'),
  coverageAnalysis: 'perTest',
  // What acts only while a module loads is data; each such mutant would need a process of its own.
  ignoreStatic: true,
  // The tests are run as they are and never type-checked.
  disableTypeChecks: false,
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 1),
  // A busy machine is slow, not wrong. With patience, tests are cut short before they take long.
  timeoutMS: 10_000,
  timeoutFactor: process.env.MUTATION_PATIENCE ? 0 : 6,
  reporters: ['json', 'clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  jsonReporter: {
    fileName: process.env.MUTATION_RESULTS ?? `coverage/mutation/${name.replaceAll('/', '-')}.json`,
  },
};
