/**
 * A test runner for Stryker that keeps the tests of an area in memory. Vitest starts anew for each mutant, which takes
 * a second or more; here a mutant takes as long as the tests that meet it, the quickest of them first.
 */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  MutantRunStatus,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import { currentArea } from '../area.mjs';

/** Where the mutated code looks which mutant is active. */
const state = globalThis.__stryker__ ?? {};
globalThis.__stryker__ = state;

/** The tests of an area without the slow ones, in an order that is always the same. */
function testFiles({ tests, slow = [] }) {
  return tests
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.test.ts') && !slow.includes(file))
    .sort();
}

/** Milliseconds of processor time that are spent on one mutant: who survives the quick tests may wait for a night. */
const PATIENCE = Number(process.env.MUTATION_PATIENCE ?? 60_000);

/** After so many mutants the tests are run without any. */
const CHECKED_EVERY = 200;

class TestsInOneProcess {
  #log;
  #tests;
  #runTest;
  #times = new Map();
  #tried = 0;

  constructor(log) {
    this.#log = log;
  }

  /** A mutant is active while tests run and never while the code loads, so nothing needs to be loaded again for it. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    process.env.NODE_ENV = 'test';
    globalThis.mutationVitest = await import('vitest');
    const { register } = await import('tsx/esm/api');
    register({ tsconfig: resolve('test/mutation/tsconfig.json') });
    const load = (file) => import(pathToFileURL(resolve(file)).href);
    await load('test/mutation/runner/sameRuns.ts');
    const { collect, runTest, tests } = await load('test/mutation/runner/suite.mjs');
    const files = testFiles(currentArea());
    for (const file of files) await collect(file, () => load(file));
    this.#tests = tests;
    this.#runTest = runTest;
  }

  async dryRun() {
    const results = [];
    for (const test of this.#tests) {
      state.currentTestId = test.id;
      const result = await this.#result(test);
      this.#times.set(test.id, result.timeSpentMs);
      results.push(result);
    }
    state.currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: state.mutantCoverage };
  }

  async mutantRun({ activeMutant, hitLimit, testFilter }) {
    this.#tried += 1;
    if (this.#tried % CHECKED_EVERY === 0) await this.#requireSound();
    state.hitLimit = hitLimit;
    state.hitCount = 0;
    state.activeMutant = activeMutant.id;
    const chosen = testFilter && new Set(testFilter);
    const tests = this.#tests.filter(({ id }) => !chosen || chosen.has(id));
    const time = ({ id }) => this.#times.get(id) ?? 0;
    tests.sort((one, other) => time(one) - time(other));
    let nrOfTests = 0;
    let spent = 0;
    for (const test of tests) {
      if (spent > PATIENCE) break;
      nrOfTests += 1;
      spent += time(test);
      const result = await this.#result(test);
      const looping = determineHitLimitReached(state.hitCount, hitLimit);
      if (looping) return { status: MutantRunStatus.Timeout, reason: looping.reason };
      if (result.status === TestStatus.Failed) {
        const { failureMessage, id } = result;
        return { status: MutantRunStatus.Killed, killedBy: [id], failureMessage, nrOfTests };
      }
    }
    return { status: MutantRunStatus.Survived, nrOfTests };
  }

  /** All tests must pass without a mutant, or an earlier one has left something behind and later verdicts are worth nothing. */
  async #requireSound() {
    state.activeMutant = undefined;
    state.hitCount = undefined;
    for (const test of this.#tests) {
      const { failureMessage } = await this.#result(test);
      if (!failureMessage) continue;
      const message = `${test.id} fails after the last ${CHECKED_EVERY} mutants: ${failureMessage}`;
      this.#log.error(message);
      throw new Error(message);
    }
  }

  async #result(test) {
    const { id, title, file } = test;
    const begin = process.cpuUsage();
    let failed;
    try {
      await this.#runTest(test);
    } catch (error) {
      failed = { failureMessage: error instanceof Error ? error.message : String(error) };
    }
    // On a busy machine the clock says little.
    const { user, system } = process.cpuUsage(begin);
    const timeSpentMs = (user + system) / 1000;
    const result = { id, name: title, fileName: resolve(file), timeSpentMs };
    return failed
      ? { ...result, status: TestStatus.Failed, ...failed }
      : { ...result, status: TestStatus.Success };
  }
}

function testsInOneProcess(log) {
  return new TestsInOneProcess(log);
}
testsInOneProcess.inject = tokens(commonTokens.logger);

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'in-one-process', testsInOneProcess),
];
