import fc from 'fast-check';
import type { DieName } from 'wargame-rules';

/** A row as anybody may write it. */
export interface LooseRow {
  readonly from: number;
  readonly to: number;
  readonly result: string;
}

/** Dice of every kind with their values, written down by hand and not taken from the code under test. */
export const DICE: readonly { readonly die: DieName; readonly values: readonly number[] }[] = [
  { die: 'D3', values: [1, 2, 3] },
  { die: 'D6', values: [1, 2, 3, 4, 5, 6] },
  { die: '1D6', values: [1, 2, 3, 4, 5, 6] },
  { die: 'D10', values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  { die: '2D3', values: [2, 3, 4, 5, 6] },
  { die: '2D6', values: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  { die: '3D6', values: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] },
  {
    die: 'D66',
    values: [1, 2, 3, 4, 5, 6].flatMap((tens) => [1, 2, 3, 4, 5, 6].map((units) => tens * 10 + units)),
  },
  { die: 'D100', values: Array.from({ length: 100 }, (_, index) => index + 1) },
];

/** A die, and rows in any order that cut its values into pieces. */
export const partition: fc.Arbitrary<{
  readonly die: DieName;
  readonly values: readonly number[];
  readonly rows: readonly LooseRow[];
}> = fc.constantFrom(...DICE).chain(({ die, values }) =>
  fc.subarray(values.slice(0, -1)).chain((cuts) => {
    const ends = [...cuts, values.at(-1) ?? 0];
    const starts = [values[0] ?? 0, ...cuts.map((cut) => values[values.indexOf(cut) + 1] ?? 0)];
    const rows = starts.map((from, index) => ({ from, to: ends[index] ?? 0, result: `row ${index}` }));
    return fc
      .shuffledSubarray(rows, { minLength: rows.length })
      .map((shuffled) => ({ die, values, rows: shuffled }));
  }),
);

/** Whether nothing in a value can be changed. */
export function isDeepFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeepFrozen);
}
