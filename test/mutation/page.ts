import areas from './areas.json';
import { EQUIVALENTS } from './equivalents/equivalents';
import {
  type Figures,
  type FolderFigures,
  oneLine,
  scoreApartFromEquivalents,
  scoreOf,
  sum,
  type Tally,
  triedOf,
} from './figures';

const HEAD = [
  'tried',
  'killed',
  'timeout',
  'survived',
  'no coverage',
  'score',
  'equivalent',
  'score without them',
];

/** The report for people, from the figures of all folders that were run. */
export function mutationPage(figures: Figures): string {
  const folders = Object.entries(figures).sort(([one], [other]) => (one < other ? -1 : 1));
  const all = sum(folders.map(([, { tally }]) => tally));
  const notRun = areas.filter((area) => areaRow(area, folders).length === 0).map(({ name }) => name);
  return [
    '# Mutation report',
    '',
    'Written by `npm run mutation`; [how it is done](../../test/mutation/README.md). A mutant is a small change of the',
    'source. It is killed when a test fails because of it, and it times out when the code never ends because of it.',
    'The score is the share of the mutants tried that ended in one of these two ways.',
    '',
    '## Areas',
    '',
    ...table(['area', ...HEAD], [...areas.flatMap((area) => areaRow(area, folders)), ['all', ...cells(all)]]),
    '',
    `Not tried: ${all.static} mutants of data that is made while a module loads, and ${all.texts} of texts for people.`,
    ...(notRun.length > 0 ? ['', `Not run yet: ${notRun.join(', ')}.`] : []),
    ...(all.failed > 0 ? [`Stryker could not try ${all.failed}.`] : []),
    '',
    '## Folders',
    '',
    ...table(
      ['folder', 'run on', ...HEAD],
      folders
        .filter(([, { tally }]) => triedOf(tally) > 0)
        .map(([folder, { date, tally }]) => [folder, date, ...cells(tally)]),
    ),
    '',
    '## Equivalent mutants',
    '',
    'No test can tell these from the code.',
    '',
    ...table(
      ['file', 'code', 'becomes', 'why it changes nothing'],
      EQUIVALENTS.map(({ file, code, becomes, reason }) => [file, inCode(code), inCode(becomes), reason]),
    ),
    '',
    '## Survivors by file',
    '',
    'The survivors themselves are in `figures.json`.',
    '',
    ...table(
      ['file', 'left'],
      folders.flatMap(([, folder]) => survivorRows(folder)),
    ),
    '',
  ].join('\n');
}

function areaRow(
  { name, source }: (typeof areas)[number],
  folders: readonly (readonly [string, FolderFigures])[],
): readonly (readonly string[])[] {
  const own = folders.filter(([folder]) => source.some((one) => belongs(folder, one)));
  return own.length === 0 ? [] : [[name, ...cells(sum(own.map(([, { tally }]) => tally)))]];
}

/** `src/warmaster/*.ts` are the files of a folder without those of the folders in it. */
function belongs(folder: string, source: string): boolean {
  return source.endsWith('/*.ts') ? `${folder}/*.ts` === source : `${folder}/`.startsWith(`${source}/`);
}

function survivorRows({ survivors }: FolderFigures): readonly (readonly string[])[] {
  const files = [...new Set(survivors.map(({ file }) => file))];
  return files.map((file) => [file, String(survivors.filter((one) => one.file === file).length)]);
}

function cells(tally: Tally): readonly string[] {
  const { killed, timeout, survived, noCoverage, equivalent } = tally;
  return [
    String(triedOf(tally)),
    ...[killed, timeout, survived, noCoverage].map(String),
    percent(scoreOf(tally)),
    String(equivalent),
    percent(scoreApartFromEquivalents(tally)),
  ];
}

function percent(score: number): string {
  return Number.isFinite(score) ? `${score.toFixed(2)} %` : '';
}

function inCode(text: string): string {
  return `\`${oneLine(text).replaceAll('|', '\\|')}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
}
