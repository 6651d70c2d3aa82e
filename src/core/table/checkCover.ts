import { hasMembers } from '../shape/hasMembers';
import type { TableFault } from './tableFault';

/** Values next to each other that lie in the same rows. */
interface Run {
  readonly values: number[];
  readonly owners: readonly number[];
}

/** The faults of all rows together: values in no row, and values in several. */
export function checkCover(
  rows: readonly unknown[],
  values: readonly number[],
  mayHaveGaps: boolean,
): readonly TableFault[] {
  return runs(rows, values).flatMap(({ values, owners }): TableFault[] => {
    if (owners.length === 1 || (owners.length === 0 && mayHaveGaps)) return [];
    if (owners.length === 0) {
      return [{ code: 'table/gap', message: `${span(values)} in no row`, path: 'rows', facts: { values } }];
    }
    const message = `${span(values)} in ${owners.map((owner) => `rows[${owner}]`).join(' and ')}`;
    const path = `rows[${owners.at(-1)}]`;
    return [{ code: 'table/overlap', message, path, facts: { values, rows: owners } }];
  });
}

function runs(rows: readonly unknown[], values: readonly number[]): readonly Run[] {
  const found: Run[] = [];
  for (const value of values) {
    const owners = ownersOf(value, rows);
    const last = found.at(-1);
    if (last && last.owners.join() === owners.join()) last.values.push(value);
    else found.push({ values: [value], owners });
  }
  return found;
}

function ownersOf(value: number, rows: readonly unknown[]): readonly number[] {
  return rows.flatMap((row, index) => (holds(row, value) ? [index] : []));
}

function holds(row: unknown, value: number): boolean {
  if (!hasMembers(row)) return false;
  const { from, to } = row;
  return typeof from === 'number' && typeof to === 'number' && from <= value && value <= to;
}

function span(values: readonly number[]): string {
  const [first, last] = [values[0], values.at(-1)];
  return first === last ? `${first} is` : `${first} to ${last} are`;
}
