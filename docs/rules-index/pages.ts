import { clausesOf, SYSTEMS } from '../../test/docs/clausePages';
import { filesUnder, readText } from '../../test/docs/sourceFiles';
import { testedClausesOf } from '../../test/docs/testedClauses';
import { type BorrowedData, borrowedDataOf } from './borrowedData';
import { rulingsOf } from './rulings';
import { headingOf } from './sources';
import { taggedSymbolsOf } from './taggedSymbols';

const NOTE = 'Made by `npm run docs:rules`; change the clauses and the code, not this page.';

/** The files of this folder, by name: the index of all clauses, and the page of rulings and reconstructions. */
export function rulesIndexPages(): ReadonlyMap<string, string> {
  return new Map([
    ['README.md', indexPage()],
    ['rulings.md', rulingsPage()],
  ]);
}

function indexPage(): string {
  const symbols = filesUnder('src', '.ts').flatMap(taggedSymbolsOf);
  // The tests of the documents name clauses as examples only.
  const tests = filesUnder('test', '.test.ts')
    .filter(({ path }) => !path.startsWith('test/docs/'))
    .flatMap(testedClausesOf);
  return lines(
    '# The rules index',
    NOTE,
    'Every clause of the [rules reference](../rules/README.md): what implements it, what tests it, and under which heading the rules as published have it. [Rulings and reconstructions](rulings.md) have a page of their own.',
    ...SYSTEMS.flatMap(({ name }) => {
      const page = readText(`docs/rules/${name}.md`);
      const rows = clausesOf(page).map(({ id }) => {
        const found = symbols
          .filter((symbol) => symbol.id === id)
          .map(({ name: it, path }) => link(`\`${it}\``, path));
        const tested = tests
          .filter((test) => test.id === id)
          .map(({ path }) => link(path.slice('test/'.length), path));
        return tableRow(id, listed(found), listed(tested), headingOf(id) ?? '');
      });
      return [
        `## ${titleOf(page.text)}`,
        `The clauses are on [their page](../rules/${name}.md); the code is \`wargame-rules/${name}\`.`,
        table(['clause', 'implemented by', 'tested in', 'heading in the rules'], rows),
      ];
    }),
  );
}

function rulingsPage(): string {
  return lines(
    '# Rulings and reconstructions',
    NOTE,
    'What is ours in the [rules reference](../rules/README.md) and in the code. Neither carries any authority: at your table, your agreement outranks it.',
    '## Rulings',
    'Choices where the rules as published leave one open.',
    ...SYSTEMS.flatMap(({ name }) => {
      const page = readText(`docs/rules/${name}.md`);
      const rows = rulingsOf(page).map(({ about, text }) => tableRow(about, text));
      return [`### ${titleOf(page.text)}`, rows.length === 0 ? 'None.' : table(['about', 'ruling'], rows)];
    }),
    '## Reconstructions',
    "Data made up to fit, because no source has them. Each bears the mark `provenance: 'reconstruction'` in the code.",
    ...dataTables('reconstruction'),
    '## Second-hand data',
    "Data that the source text lacks and another publication gives. Each bears the mark `provenance: 'second-hand'`.",
    ...dataTables('second-hand'),
  );
}

function dataTables(provenance: BorrowedData['provenance']): readonly string[] {
  return SYSTEMS.flatMap(({ name }) => {
    const data = filesUnder(`src/${name}`, '.ts')
      .flatMap(borrowedDataOf)
      .filter((one) => one.provenance === provenance);
    if (data.length === 0) return [];
    const rows = data.map(({ path, name: symbol, marks, comment }) =>
      tableRow(link(`\`${symbol}\``, path), marks === 0 ? 'in words' : String(marks), comment),
    );
    return [
      `### ${titleOf(readText(`docs/rules/${name}.md`).text)}`,
      table(['where', 'marks', 'what the code says'], rows),
    ];
  });
}

function titleOf(page: string): string {
  return /^# (.*)$/m.exec(page)?.[1] ?? '';
}

function link(text: string, path: string): string {
  return `[${text}](../../${path})`;
}

function listed(links: readonly string[]): string {
  return [...new Set(links)].join(', ');
}

function tableRow(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function table(head: readonly string[], rows: readonly string[]): string {
  return [tableRow(...head), `|${'---|'.repeat(head.length)}`, ...rows].join('\n');
}

/** Blocks with an empty line between them, and a line break at the end. */
function lines(...blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`;
}
