import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combatColumn, combatRatio } from 'wargame-rules/warmaster';
import { plainEdition } from '../plainEdition';

const { columns } = plainEdition.combatResults;
const factors = fc.nat(200);

describe('combatRatio', () => {
  it('WM-COMB-2: 10 against 5 is 2 to 1, 9 against 5 is 1 to 1', () => {
    expect(combatRatio(10, 5)).toBe(2);
    expect(combatRatio(9, 5)).toBe(1);
  });

  it('C27: rounds down, and reports an attack below the defence as 0', () => {
    const pairs = [
      [10, 5],
      [9, 5],
      [5, 5],
      [14, 5],
      [15, 5],
      [29, 10],
      [4, 5],
      [0, 5],
    ] as const;
    expect(pairs.map(([attack, defence]) => combatRatio(attack, defence))).toEqual([2, 1, 1, 2, 3, 2, 0, 0]);
  });

  it('is the greatest whole number of times that the defence goes into the attack', () => {
    fc.assert(
      fc.property(factors, fc.integer({ min: 1, max: 200 }), (attack, defence) => {
        const ratio = combatRatio(attack, defence) ?? Number.NaN;
        expect(ratio * defence).toBeLessThanOrEqual(attack);
        expect((ratio + 1) * defence).toBeGreaterThan(attack);
      }),
    );
  });

  it('C27: a defence of 0 has no ratio, and never infinity', () => {
    expect(combatRatio(7, 0)).toBeNull();
    expect(combatRatio(0, 0)).toBeNull();
  });

  it('refuses what is no sum of factors', () => {
    for (const wrong of [-1, 1.5, Number.NaN, '3', undefined]) {
      expect(() => combatRatio(wrong as number, 5)).toThrow(/^attack: /);
      expect(() => combatRatio(5, wrong as number)).toThrow(/^defence: /);
    }
  });
});

describe('combatColumn', () => {
  it('WM-COMB-3: the lowest column below 1 to 1, the highest above the table and against a defence of 0', () => {
    expect(combatColumn(columns, 4, 5)).toBe(0);
    expect(combatColumn(columns, 9, 5)).toBe(1);
    expect(combatColumn(columns, 99, 5)).toBe(5);
    expect(combatColumn(columns, 1, 0)).toBe(5);
    expect(combatColumn(columns, 0, 0)).toBe(5);
  });

  it('WM-COMB-3: a table that starts at 1 to 1 takes the weaker attacks into its first column', () => {
    const fromOne = columns.slice(1);
    expect(combatColumn(fromOne, 4, 5)).toBe(0);
    expect(combatColumn(fromOne, 9, 5)).toBe(0);
    expect(combatColumn(fromOne, 10, 5)).toBe(1);
  });

  it('is always a column of the table, and never lower for a stronger attack', () => {
    fc.assert(
      fc.property(factors, factors, fc.nat(20), (attack, defence, more) => {
        const column = combatColumn(columns, attack, defence);
        expect(columns[column]).toBeDefined();
        expect(combatColumn(columns, attack + more, defence)).toBeGreaterThanOrEqual(column);
        expect(combatColumn(columns, attack, defence + 1)).toBeLessThanOrEqual(column);
      }),
    );
  });
});
