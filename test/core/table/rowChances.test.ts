import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { odds, probability, rollOnTable, rollTable, rowChances } from 'wargame-rules';
import { partition } from './arbitraries';

describe('rowChances', () => {
  it('shares out all falls of the dice, none without a row', () => {
    fc.assert(
      fc.property(partition, ({ die, rows }) => {
        const chances = rowChances(rollTable({ id: 'any', die, rows }));
        expect(chances.map(({ row }) => row)).toEqual(rows);
        expect(chances.every(({ ways }) => Number.isSafeInteger(ways) && ways >= 1)).toBe(true);
        expect(new Set(chances.map(({ of }) => of)).size).toBe(1);
        expect(chances.reduce((sum, { ways }) => sum + ways, 0)).toBe(chances[0]?.of);
      }),
    );
  });

  it('agrees with the exact odds of rolling on the table', () => {
    fc.assert(
      fc.property(partition, ({ die, rows }) => {
        const table = rollTable({ id: 'any', die, rows });
        const results = odds((dice) => rollOnTable(table, dice).result);
        for (const { row, ways, of } of rowChances(table)) {
          const exact = probability(results, (value) => value === row.result);
          expect(BigInt(ways) * exact.denominator).toBe(BigInt(of) * exact.numerator);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('C14: the D66 teleport table: 1, 2, 27 and 6 of 36', () => {
    const table = rollTable({
      id: 'teleport',
      die: 'D66',
      rows: [
        { from: 11, to: 11, result: 'disaster' },
        { from: 12, to: 13, result: 'delayed' },
        { from: 14, to: 56, result: 'area' },
        { from: 61, to: 66, result: 'choice' },
      ],
    });
    expect(rowChances(table).map(({ ways, of }) => [ways, of])).toEqual([
      [1, 36],
      [2, 36],
      [27, 36],
      [6, 36],
    ]);
  });

  it('C19: the sums of 2D6, one row each', () => {
    const sums = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    const table = rollTable({
      id: 'hit-and-run',
      die: '2D6',
      rows: sums.map((sum) => ({ from: sum, to: sum, result: sum })),
    });
    expect(rowChances(table).map(({ ways }) => ways)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    expect(rowChances(table).every(({ of }) => of === 36)).toBe(true);
  });

  it('C20: counts a D3 in thirds and 2D3 in ninths', () => {
    const d3s = rollTable({
      id: 'd3',
      die: '2D3',
      rows: [2, 3, 4, 5, 6].map((sum) => ({ from: sum, to: sum, result: sum })),
    });
    expect(rowChances(d3s).map(({ ways, of }) => `${ways}/${of}`)).toEqual([
      '1/9',
      '2/9',
      '3/9',
      '2/9',
      '1/9',
    ]);
  });

  it('leaves the gaps of a partial table out', () => {
    const partial = rollTable({
      id: 'p',
      die: 'D6',
      partial: true,
      rows: [
        { from: 6, to: 6, result: 'a' },
        { from: 1, to: 2, result: 'b' },
      ],
    });
    expect(rowChances(partial).map(({ ways, of }) => [ways, of])).toEqual([
      [1, 6],
      [2, 6],
    ]);
  });

  it('counts the largest handful exactly', () => {
    const table = rollTable({
      id: 'many',
      die: '20D6',
      rows: [
        { from: 20, to: 20, result: 'all ones' },
        { from: 21, to: 120, result: 'else' },
      ],
    });
    expect(rowChances(table).map(({ ways }) => ways)).toEqual([1, 6 ** 20 - 1]);
  });

  it('refuses a die that nobody has', () => {
    const unchecked = { id: 'u', die: 'D1', rows: [] } as const;
    expect(() => rowChances(unchecked)).toThrow(expect.objectContaining({ code: 'table/unknown-die' }));
  });
});
