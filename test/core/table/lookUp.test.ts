import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookUp, type RollTable, rollTable } from 'wargame-rules';
import { partition } from './arbitraries';

describe('lookUp', () => {
  it('refuses every number that the die can not give, and names table and roll', () => {
    const anyNumber = fc.oneof(fc.integer({ min: -5, max: 120 }), fc.double());
    fc.assert(
      fc.property(partition, anyNumber, ({ die, values, rows }, roll) => {
        const table = rollTable({ id: 'any', die, rows });
        fc.pre(!values.includes(roll));
        expect(() => lookUp(table, roll)).toThrow(
          expect.objectContaining({
            code: 'table/impossible-roll',
            message: `roll: expected a value of the ${die}, got ${roll} (table "any")`,
            violations: [expect.objectContaining({ path: 'roll', facts: { table: 'any' } })],
          }),
        );
      }),
    );
  });

  it('refuses what is not a whole number', () => {
    const table = rollTable({ id: 't', die: 'D6', rows: [{ from: 1, to: 6, result: 'x' }] });
    for (const wrong of ['3', null, undefined, [3], 3n, 2.5]) {
      expect(() => lookUp(table, wrong as never)).toThrow(
        expect.objectContaining({ code: 'table/impossible-roll' }),
      );
    }
  });

  it('C14: 17 to 20 are not in the row from 14 to 56 of a D66', () => {
    const table = rollTable({
      id: 't',
      die: 'D66',
      rows: [
        { from: 11, to: 13, result: 'low' },
        { from: 14, to: 66, result: 'high' },
      ],
    });
    expect([11, 13, 14, 16, 21, 56, 66].map((roll) => lookUp(table, roll))).toEqual([
      'low',
      'low',
      'high',
      'high',
      'high',
      'high',
      'high',
    ]);
    for (const none of [17, 18, 19, 20, 60, 67]) expect(() => lookUp(table, none)).toThrow(`got ${none}`);
  });

  it('C21: fills in nothing for a table that nobody checked', () => {
    const unchecked: RollTable<string> = { id: 'u', die: 'D6', rows: [{ from: 1, to: 5, result: 'x' }] };
    expect(lookUp(unchecked, 5)).toBe('x');
    expect(() => lookUp(unchecked, 6)).toThrow(
      expect.objectContaining({ code: 'table/no-row', message: 'roll: 6 is in no row (table "u")' }),
    );
    const noDie = { ...unchecked, die: 'D67x' } as unknown as RollTable<string>;
    expect(() => lookUp(noDie, 5)).toThrow(expect.objectContaining({ code: 'table/unknown-die' }));
  });
});
