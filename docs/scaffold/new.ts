/** Makes a new mission, scenario or game: `npm run new -- mission the-long-watch`. See `docs/contributing.md`. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { planModule } from './planModule';
import { repositoryAt } from './repository';

const repository = repositoryAt(fileURLToPath(new URL('../..', import.meta.url)));
const { files, golden, faults } = planModule(process.argv.slice(2), repository);

if (faults.length > 0) {
  for (const fault of faults) console.error(fault);
  process.exitCode = 1;
} else {
  const known = files.filter(({ path }) => repository.has(path)).map(({ path }) => path);
  for (const { path, text } of files) repository.write(path, text);
  // Names have lengths of their own, and exports and imports their order.
  const formatted = files.map(({ path }) => path).filter((path) => /\.(ts|cjs|json)$/.test(path));
  run('@biomejs/biome/bin/biome', 'check', '--write', '--colors=off', ...formatted);
  run('tsx/dist/cli.mjs', '--tsconfig', 'test/tsconfig.json', 'docs/scaffold/writeGolden.ts', golden);
  for (const { path } of files) console.info(`${known.includes(path) ? 'changed' : 'new    '} ${path}`);
  console.info(`new     test/golden/${golden}.txt`);
  console.info('Now make it yours; docs/contributing.md says what comes next.');
}

/** Runs a tool of the repository, which is where it reads and writes. */
function run(tool: string, ...words: readonly string[]): void {
  const program = fileURLToPath(new URL(`../../node_modules/${tool}`, import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: repository.root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}
