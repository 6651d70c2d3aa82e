import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import { generateBattlefield } from 'wargame-rules/battlefleet-gothic';
import { tableFaults } from '../../../src/battlefleet-gothic/battlezone/tableSize';
import { refusals } from '../ledger/build';

const squaresOn = (width: number, height: number) =>
  generateBattlefield({ zone: 'deep-space', table: { width, height } }, { roll: () => 1 }).squares.map(
    ({ square }) => square,
  );

describe('a table', () => {
  it('has whole squares named by column and row, from the bottom left corner', () => {
    expect(squaresOn(180, 120)).toEqual(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']);
    expect(squaresOn(119, 60)).toEqual(['A1']);
    expect(squaresOn(59, 59)).toEqual([]);
  });

  it('goes on after Z with AA, as columns of a sheet do, up to 24 m', () => {
    const names = squaresOn(2_400, 60);
    expect(names).toHaveLength(40);
    expect(names.slice(24, 29)).toEqual(['Y1', 'Z1', 'AA1', 'AB1', 'AC1']);
    expect(names.at(-1)).toBe('AN1');
  });

  it('is refused with the edge that can not be', () => {
    const on = (table: unknown) =>
      refusals(() => generateBattlefield({ zone: 'deep-space', table: table as never }, scriptedDice([])));
    expect(on({ width: 180, height: 0 })).toEqual([['geometry/not-positive', 'table.height']]);
    expect(on({ width: 180 })).toEqual([['geometry/not-finite', 'table.height']]);
    expect(on(undefined)).toEqual([['geometry/missing', 'table']]);
    expect(on({ width: 2_401, height: 120 })).toEqual([['argument/out-of-range', 'table.width']]);
    expect(on({ width: 2_401, height: 2_402 })).toEqual([
      ['argument/out-of-range', 'table.width'],
      ['argument/out-of-range', 'table.height'],
    ]);
    expect(on({ width: 120, height: 180 })).toEqual([['argument/out-of-range', 'table.width']]);
  });

  it('may be asked about whatever it is: each edge is told, and its turn only where both are lengths', () => {
    const faults = (table: unknown) => tableFaults(table).map(({ path }) => path);
    for (const none of [0, -1, Number.NaN, 2_400.5, '60', true, null, undefined]) {
      expect(faults({ width: none, height: 60 })).toEqual(['table.width']);
      expect(faults({ width: 60, height: none })).toEqual(['table.height']);
    }
    expect(faults({ width: 60, height: 5_000 })).toEqual(['table.height']);
    for (const none of [null, undefined, 7, {}])
      expect(faults(none)).toEqual(['table.width', 'table.height']);
    expect(faults({ width: 60, height: 60.5 })).toEqual(['table.width']);
    expect(faults({ width: 2_400, height: 0.5 })).toEqual([]);
    expect(tableFaults({ width: 1, height: 2 }, 'facts.table')).toMatchObject([
      { code: 'argument/out-of-range', path: 'facts.table.width' },
    ]);
  });
});
