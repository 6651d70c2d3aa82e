/**
 * `npm run api`, `npm run api -- --accept`.
 *
 * Writes down what each subpath offers, as its users get it, and compares it with the report that is committed
 * beside this file: a change of the public surface shows in review. Reads the built declarations, so
 * `npm run build` comes first.
 */
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entries } from './entries';
import { makeReports, type Report } from './makeReports';
import { prepareDeclarations } from './prepareDeclarations';

const accept = process.argv.includes('--accept');
const committed = fileURLToPath(new URL('.', import.meta.url));
const all = entries();
const missing = all.find(({ declarations }) => !existsSync(declarations));
if (missing) throw new Error(`there is no ${missing.declarations}: run the build first`);

// The real path: links to it would take the declarations for those of another package.
const work = realpathSync(mkdtempSync(join(tmpdir(), 'wargame-rules-api-')));
const reports = makeReports(prepareDeclarations(all, work), { committed, work }, accept);
rmSync(work, { recursive: true, force: true });
const left = readdirSync(committed).filter(
  (file) => file.endsWith('.api.md') && !all.some(({ name }) => file === `${name}.api.md`),
);

for (const report of reports) {
  console.info(`${stateOf(report).padEnd(8)} ${report.name}`);
  for (const message of report.messages) console.info(message.replace(/^/gm, '    '));
}
for (const file of left) console.info(`LEFT     ${file}: no subpath has this name; delete it`);
if (!accept && reports.some(({ changed }) => changed)) {
  console.info(
    '\nThe public surface has changed. If that is meant: `npm run api -- --accept`, commit the reports,',
  );
  console.info('and say in a changeset what users get.');
}
if (left.length > 0 || reports.some((report) => isBad(report))) process.exitCode = 1;

function isBad({ changed, faulty }: Report): boolean {
  return faulty || (changed && !accept);
}

function stateOf({ changed, faulty }: Report): string {
  if (faulty) return 'FAULTY';
  if (!changed) return 'ok';
  return accept ? 'written' : 'CHANGED';
}
