import type { StrykerFile, StrykerMutant, StrykerReport } from './strykerReport';

function isLeft({ status }: StrykerMutant): boolean {
  return status === 'Survived' || status === 'NoCoverage';
}

/** The lines on which mutants are left, as Stryker wants to be told: `src/core/dice/d6.ts:20-20`. */
export function linesOfSurvivors({ files }: StrykerReport): readonly string[] {
  const lines = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.filter(isLeft).map(({ location: { start, end } }) => `${file}:${start.line}-${end.line}`),
  );
  return [...new Set(lines)];
}

/** The results of a run, with the verdicts of a later one in place of the old. */
export function withVerdicts(before: StrykerReport, after: StrykerReport): StrykerReport {
  const files = Object.entries(before.files).map(
    ([path, file]) => [path, renewed(file, after.files[path])] as const,
  );
  return { ...before, files: Object.fromEntries(files) };
}

function renewed(file: StrykerFile, after: StrykerFile | undefined): StrykerFile {
  const verdicts = new Map(after?.mutants.map((mutant) => [keyOf(mutant), mutant]));
  const mutants = file.mutants.map((mutant) => {
    const later = verdicts.get(keyOf(mutant));
    if (!later || !isLeft(mutant)) return mutant;
    const { status, statusReason = '' } = later;
    return { ...mutant, status, statusReason };
  });
  return { ...file, mutants };
}

function keyOf({ mutatorName, replacement, location }: StrykerMutant): string {
  return JSON.stringify([mutatorName, replacement, location.start.line, location.start.column, location.end]);
}
