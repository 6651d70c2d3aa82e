import { dirname } from 'node:path';
import { EQUIVALENTS } from './equivalents/equivalents';
import { codeOf, type StrykerFile, type StrykerMutant, type StrykerReport } from './strykerReport';

/** How the mutants of a folder or an area ended. */
export interface Tally {
  readonly killed: number;
  readonly timeout: number;
  readonly survived: number;
  readonly noCoverage: number;
  /** Those among the survivors and the uncovered that are named as equivalent. */
  readonly equivalent: number;
  /** Not tried, because they act only while a module loads. */
  readonly static: number;
  /** Not tried, because they change a text for people. */
  readonly texts: number;
  /** Stryker could not try them. */
  readonly failed: number;
}

/** A mutant that no test found. */
export interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly mutator: string;
  readonly code: string;
  readonly becomes: string;
  readonly covered: boolean;
}

/** What is kept of the last run of a folder. */
export interface FolderFigures {
  readonly date: string;
  readonly tally: Tally;
  readonly survivors: readonly Survivor[];
}

/** The last run of each folder with code in it. */
export interface Figures {
  readonly [folder: string]: FolderFigures;
}

const NONE: Tally = {
  killed: 0,
  timeout: 0,
  survived: 0,
  noCoverage: 0,
  equivalent: 0,
  static: 0,
  texts: 0,
  failed: 0,
};

export function figuresOf(report: StrykerReport, date: string): Figures {
  const figures: { [folder: string]: FolderFigures } = {};
  for (const [file, given] of Object.entries(report.files)) {
    const folder = dirname(file);
    const before = figures[folder] ?? { date, tally: NONE, survivors: [] };
    figures[folder] = given.mutants.reduce((all, mutant) => count(all, file, given, mutant), before);
  }
  return figures;
}

function count(all: FolderFigures, file: string, given: StrykerFile, mutant: StrykerMutant): FolderFigures {
  const tally = addTo(all.tally, endOf(mutant));
  if (mutant.status !== 'Survived' && mutant.status !== 'NoCoverage') return { ...all, tally };
  const survivor = survivorOf(file, codeOf(given, mutant), mutant);
  if (isEquivalent(survivor)) return { ...all, tally: addTo(tally, 'equivalent') };
  return { ...all, tally, survivors: [...all.survivors, survivor] };
}

function survivorOf(file: string, code: string, mutant: StrykerMutant): Survivor {
  return {
    file,
    line: mutant.location.start.line,
    mutator: mutant.mutatorName,
    code: oneLine(code),
    becomes: oneLine(mutant.replacement ?? ''),
    covered: mutant.status === 'Survived',
  };
}

/** Of a long piece of code its beginning says enough. */
export function oneLine(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}

function isEquivalent({ file, code, becomes }: Survivor): boolean {
  return EQUIVALENTS.some(
    (one) => one.file === file && oneLine(one.code) === code && oneLine(one.becomes) === becomes,
  );
}

function addTo(tally: Tally, end: keyof Tally): Tally {
  return { ...tally, [end]: tally[end] + 1 };
}

function endOf({ status, statusReason = '' }: StrykerMutant): keyof Tally {
  switch (status) {
    case 'Killed':
      return 'killed';
    case 'Timeout':
      return 'timeout';
    case 'Survived':
      return 'survived';
    case 'NoCoverage':
      return 'noCoverage';
    case 'Ignored':
      return statusReason.includes('text for people') ? 'texts' : 'static';
    default:
      return 'failed';
  }
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((all, one) => {
    const entries = Object.entries(all) as [keyof Tally, number][];
    return Object.fromEntries(entries.map(([end, count]) => [end, count + one[end]])) as unknown as Tally;
  }, NONE);
}

/** How many mutants were tried. */
export function triedOf({ killed, timeout, survived, noCoverage }: Tally): number {
  return killed + timeout + survived + noCoverage;
}

/** The share of the mutants that were found, in per cent, as Stryker counts it. */
export function scoreOf(tally: Tally): number {
  return (100 * (tally.killed + tally.timeout)) / triedOf(tally);
}

/** The same without the mutants that nothing can find. */
export function scoreApartFromEquivalents(tally: Tally): number {
  return (100 * (tally.killed + tally.timeout)) / (triedOf(tally) - tally.equivalent);
}
