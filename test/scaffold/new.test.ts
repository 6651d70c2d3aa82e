import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idsIn } from '../docs/clausePages';
import { runCommand } from '../package/runCommand';
import { declarationFaults, typeFaults } from './typeFaults';
import { type WorkingCopy, workingCopy } from './workingCopy';

const PACKAGES = 'node_modules';
const TOOLS = {
  tsx: `${PACKAGES}/tsx/dist/cli.mjs`,
  biome: `${PACKAGES}/@biomejs/biome/bin/biome`,
  vitest: `${PACKAGES}/vitest/vitest.mjs`,
  depcruise: `${PACKAGES}/dependency-cruiser/bin/dependency-cruise.mjs`,
} as const;

/** What each command writes, and what it adds to. */
const MADE = [
  {
    words: ['mission', 'the-long-watch'],
    written: [
      '.changeset/mission-the-long-watch.md',
      'docs/contributed/the-long-watch.md',
      'src/open-play/contributed/theLongWatch.ts',
      'test/golden/the-long-watch.txt',
      'test/open-play/contributed/theLongWatch.test.ts',
    ],
    exported: ['src/open-play/contributed/index.ts', 'src/open-play/index.ts', 'test/golden/missions.ts'],
  },
  {
    words: ['scenario', 'dark-rendezvous'],
    written: [
      '.changeset/scenario-dark-rendezvous.md',
      'docs/contributed/dark-rendezvous.md',
      'src/battlefleet-gothic/scenarios/contributed/darkRendezvous.ts',
      'test/battlefleet-gothic/scenarios/contributed/darkRendezvous.test.ts',
      'test/golden/dark-rendezvous.txt',
    ],
    exported: [
      'src/battlefleet-gothic/scenarios/contributed/index.ts',
      'src/battlefleet-gothic/scenarios/index.ts',
      'test/golden/scenarioSamples.ts',
    ],
  },
  {
    words: ['game', 'dice-duel'],
    written: [
      '.changeset/game-dice-duel.md',
      'docs/contributed/dice-duel.md',
      'src/dice-duel/diceDuel.ts',
      'src/dice-duel/diceDuelErrorCode.ts',
      'src/dice-duel/diceDuelTypes.ts',
      'src/dice-duel/index.ts',
      'src/dice-duel/parseDiceDuel.ts',
      'test/dice-duel/diceDuel.test.ts',
      'test/golden/dice-duel.txt',
    ],
    exported: ['.dependency-cruiser.cjs', 'package.json', 'test/golden/games.ts'],
  },
] as const;

const touched = MADE.flatMap(({ written, exported }) => [...written, ...exported]);
const sources = touched.filter((path) => path.startsWith('src/'));
const tests = touched.filter((path) => path.endsWith('.test.ts'));

describe('npm run new', () => {
  let copy: WorkingCopy;
  beforeAll(() => {
    copy = workingCopy();
  });
  afterAll(() => copy?.remove());

  const run = (tool: keyof typeof TOOLS, ...args: readonly string[]): string =>
    runCommand(process.execPath, [TOOLS[tool], ...args], copy.root);
  const make = (...words: readonly string[]): string => run('tsx', 'docs/scaffold/new.ts', ...words);

  it.each(MADE)(
    'writes $words: module, test, page, changeset and exports',
    ({ words, written, exported }) => {
      const before = copy.files();
      const told = make(...words);
      const after = copy.files();
      const changed = [...after].filter(([path, print]) => before.get(path) !== print).map(([path]) => path);
      expect(changed.sort()).toEqual([...written, ...exported, 'docs/contributed/README.md'].sort());
      expect([...before.keys()].filter((path) => !after.has(path))).toEqual([]);
      for (const path of changed) expect(told).toContain(` ${path}\n`);
    },
  );

  it('refuses what is there already, says so, and writes nothing', () => {
    const before = copy.files();
    const taken = 'there is a src/open-play/contributed/theLongWatch.ts already';
    expect(() => make('mission', 'the-long-watch')).toThrow(taken);
    expect(copy.files()).toEqual(before);
  });

  it('makes what is strictly typed', () => {
    expect(typeFaults(copy.root, [...sources, ...tests])).toEqual([]);
    expect(declarationFaults(copy.root, sources)).toEqual([]);
  });

  it('makes what is formatted, linted and in its layer', () => {
    run(
      'biome',
      'check',
      '--colors=off',
      '--error-on-warnings',
      ...touched.filter((path) => !/\.(md|txt)$/.test(path)),
    );
    const folders = [
      'src/open-play/contributed',
      'src/battlefleet-gothic/scenarios/contributed',
      'src/dice-duel',
    ];
    expect(run('depcruise', '--config', '.dependency-cruiser.cjs', ...folders)).toContain(
      'no dependency violations',
    );
  });

  it('makes tests that pass, and registers for the kit and a golden playthrough', {
    timeout: 300_000,
  }, () => {
    const registry = 'test/testing/covered.test.ts';
    const these =
      'The Long Watch|Dark Rendezvous|Dice Duel|covers every|has a golden|the-long-watch|dark-rendezvous|dice-duel';
    const told = run('vitest', 'run', '--reporter=json', '--silent=true', ...tests, registry, '-t', these);
    const { numPassedTests, numFailedTests } = JSON.parse(told.slice(told.indexOf('{')));
    // Three of each module's own; in the registry two of each, and two on all.
    expect({ numPassedTests, numFailedTests }).toEqual({ numPassedTests: 17, numFailedTests: 0 });
  });

  it('makes doc comments that are complete and pages whose snippets run', () => {
    const documents = touched.filter((path) =>
      /^(src\/.*(contributed|dice-duel)\/index\.ts|docs\/.*\.md)$/.test(path),
    );
    const told = run(
      'tsx',
      '--tsconfig',
      'test/tsconfig.json',
      'test/scaffold/checkDocuments.ts',
      ...documents,
    );
    expect(told).toBe('9 exports, 3 snippets\n');
  });

  it('names no clause, so the rules index stays as it is', () => {
    for (const path of touched.filter((one) => /contributed\/\w|dice-duel/.test(one)))
      if (!path.endsWith('/index.ts')) expect(idsIn(readFileSync(join(copy.root, path), 'utf8'))).toEqual([]);
  });
});
