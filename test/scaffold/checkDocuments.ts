/**
 * Checks doc comments and pages in the repository that it lies in, as the tests of the documents do it for all:
 * `tsx test/scaffold/checkDocuments.ts src/…/index.ts docs/….md`. Prints what is wrong, or how much was looked at.
 */
import { bundleSnippets } from '../docs/bundleSnippets';
import { checkDocumentation } from '../docs/checkDocumentation';
import { rewriteSnippet } from '../docs/rewriteSnippet';
import { runSnippet } from '../docs/runSnippet';
import { snippetsOfPage } from '../docs/snippets';
import { readText } from '../docs/sourceFiles';

const paths = process.argv.slice(2);
const { count, missing } = checkDocumentation(
  paths.filter((path) => path.endsWith('.ts')),
  {},
);
const snippets = paths
  .filter((path) => path.endsWith('.md'))
  .flatMap((path) => snippetsOfPage(readText(path)))
  .map(({ path, language, code }) => ({ path, language, ...rewriteSnippet(code, language) }));
const bundled = await bundleSnippets(snippets);
const faults = [...missing];
for (const [index, { path, expectations, problems }] of snippets.entries()) {
  const module = bundled.modules[index];
  const found =
    module && 'file' in module ? await runSnippet(module.file, expectations) : [{ message: module?.failure }];
  faults.push(...[...problems, ...found].map(({ message }) => `${path}: ${message}`));
}
bundled.remove();
for (const fault of faults) console.error(fault);
console.info(`${count} exports, ${snippets.length} snippets`);
process.exitCode = faults.length > 0 ? 1 : 0;
