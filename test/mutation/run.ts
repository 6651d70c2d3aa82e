/**
 * Tries the mutants of the source, area by area, and writes the report of docs/mutation.
 *
 *     npm run mutation                                  all areas
 *     npm run mutation -- core/dice open-play           some, by the beginnings of their names; the others stay as they were
 *     npm run mutation -- warmaster/odds                one folder of an area
 *     npm run mutation -- --survivors core/dice         only what survived the last time, where the source is the same
 *     npm run mutation -- --report                      none: writes the report again from the results that are here
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import areas from './areas.json';
import { type Figures, figuresOf } from './figures';
import { mutationPage } from './page';
import { readStrykerReport } from './strykerReport';
import { linesOfSurvivors, withVerdicts } from './survivors';

const repository = new URL('../../', import.meta.url);
const results = new URL('coverage/mutation/', repository);
const again = new URL('coverage/mutation-again.json', repository);
const figuresFile = new URL('docs/mutation/figures.json', repository);
const pageFile = new URL('docs/mutation/README.md', repository);

const [option, ...others] = process.argv.slice(2);
if (option === '--report') for (const file of resultsByDate()) keep(file);
else if (option === '--survivors') tryEach(others, trySurvivors);
else tryEach(option ? [option, ...others].flatMap(areasCalled) : areasCalled(''), tryAll);

/** The areas whose names begin so; without any, the name is a folder's. */
function areasCalled(beginning: string): readonly string[] {
  const found = areas
    .map(({ name }) => name)
    .filter((name) => `${name}/`.startsWith(beginning && `${beginning}/`));
  return found.length > 0 ? found : [beginning];
}

function tryEach(names: readonly string[], tryMutants: (area: string) => boolean): void {
  const failed = names.filter((name) => !tryMutants(name));
  if (failed.length > 0) throw new Error(`not run to the end: ${failed.join(', ')}`);
}

function tryAll(area: string): boolean {
  const file = resultsOf(area);
  return stryker(area, file) && keep(file);
}

function trySurvivors(area: string): boolean {
  const file = resultsOf(area);
  const before = readStrykerReport(file);
  const lines = linesOfSurvivors(before);
  for (const [path, { source }] of Object.entries(before.files)) {
    const same = readFileSync(new URL(path, repository), 'utf8') === source;
    if (!same && lines.some((line) => line.startsWith(`${path}:`)))
      throw new Error(`${path} has changed since`);
  }
  if (!stryker(area, again, lines)) return false;
  writeFileSync(file, JSON.stringify(withVerdicts(before, readStrykerReport(again))));
  return keep(file);
}

function stryker(area: string, file: URL, lines?: readonly string[]): boolean {
  console.log(`Mutants of ${area}`);
  const env = { ...process.env, MUTATION_AREA: area, MUTATION_RESULTS: fileURLToPath(file) };
  const { status } = spawnSync('npx', ['stryker', 'run', 'test/mutation/stryker.config.mjs'], {
    cwd: fileURLToPath(repository),
    env: lines ? { ...env, MUTATION_LINES: lines.join(' ') } : env,
    stdio: 'inherit',
  });
  return status === 0;
}

function resultsOf(area: string): URL {
  return new URL(`${area.replaceAll('/', '-')}.json`, results);
}

function resultsByDate(): readonly URL[] {
  if (!existsSync(results)) return [];
  const files = readdirSync(results).map((name) => new URL(name, results));
  return files.sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs);
}

/** Adds the results of one run to the figures that are written down, in place of what is there on the same folders. */
function keep(file: URL): boolean {
  const before: Figures = existsSync(figuresFile) ? JSON.parse(readFileSync(figuresFile, 'utf8')) : {};
  const date = statSync(file).mtime.toISOString().slice(0, 10);
  const figures = { ...before, ...figuresOf(readStrykerReport(file), date) };
  mkdirSync(new URL('.', figuresFile), { recursive: true });
  writeFileSync(figuresFile, `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(pageFile, mutationPage(figures));
  return true;
}
