/** Where two texts part. */
export interface Difference {
  readonly line: number;
  readonly expected: string | undefined;
  readonly found: string | undefined;
}

/** The first line that differs; null when none does. */
export function firstDifference(expected: readonly string[], found: readonly string[]): Difference | null {
  const lines = Math.max(expected.length, found.length);
  for (let line = 0; line < lines; line++) {
    if (expected[line] !== found[line])
      return { line: line + 1, expected: expected[line], found: found[line] };
  }
  return null;
}
