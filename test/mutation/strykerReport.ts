import { readFileSync } from 'node:fs';

/** What this project reads of Stryker's report in JSON. */
export interface StrykerReport {
  readonly files: { readonly [file: string]: StrykerFile };
}

export interface StrykerFile {
  readonly source: string;
  readonly mutants: readonly StrykerMutant[];
}

export interface StrykerMutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly statusReason?: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

/** A line and a column, both from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

export function readStrykerReport(path: URL): StrykerReport {
  return JSON.parse(readFileSync(path, 'utf8')) as StrykerReport;
}

/** The code that a mutant changes. */
export function codeOf({ source }: StrykerFile, { location: { start, end } }: StrykerMutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return lines.join('\n');
}
