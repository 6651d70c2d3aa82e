import { describe, expect, it } from 'vitest';
import { D66_VALUES, type DieName, dieValues, isD66 } from 'wargame-rules';
import { DICE } from './arbitraries';

describe('dieValues', () => {
  it.each(DICE)('$die has its values, in order', ({ die, values }) => {
    expect(dieValues(die)).toEqual(values);
  });

  it('C13: a D66 has 36 values and is no die of 66 sides', () => {
    const values: readonly number[] = dieValues('D66');
    expect(values).toHaveLength(36);
    expect(values.reduce((sum, value) => sum + value, 0) / 36).toBe(38.5);
    for (const none of [10, 17, 18, 19, 20, 60, 67]) expect(values).not.toContain(none);
    expect(values.every(isD66)).toBe(true);
  });

  it('C14: the place of a D66 value in the list is its index', () => {
    const values: readonly number[] = dieValues('D66');
    expect([11, 16, 21, 56, 66].map((value) => values.indexOf(value))).toEqual([0, 5, 6, 29, 35]);
    expect(values.filter((value) => value >= 14 && value <= 56)).toHaveLength(27);
  });

  it('gives a list of its own', () => {
    const values = dieValues('D66') as number[];
    values.push(99);
    expect(dieValues('D66')).toHaveLength(36);
    expect(D66_VALUES).toHaveLength(36);
  });

  it('knows the largest dice that a table may have', () => {
    expect(dieValues('D1000')).toHaveLength(1_000);
    expect(dieValues('20D6')).toHaveLength(101);
    expect(dieValues('52D2')).toHaveLength(53);
    expect(dieValues('D110')).toHaveLength(110);
  });

  it('refuses what is no die, by name', () => {
    const names = [
      'D0',
      'D1',
      '0D6',
      'D06',
      '02D6',
      'D-6',
      'D6.5',
      'D1e3',
      'd6',
      'D',
      '6',
      '',
      ' D6',
      'D6 ',
      'D6+1',
      '2D66',
      '1D66',
      'D666',
      'D11',
      'D44',
      'D88',
      'D1001',
      '21D6',
      '53D2',
      '1000D2',
      'D99999999999999999999',
    ];
    for (const name of names) {
      expect(() => dieValues(name as DieName), name).toThrow(
        expect.objectContaining({
          code: 'table/unknown-die',
          violations: [expect.objectContaining({ path: 'die' })],
        }),
      );
    }
    expect(() => dieValues('D666')).toThrow('die: expected a die such as D6, 2D6 or D66, got "D666"');
    for (const none of [undefined, null, 6, {}]) expect(() => dieValues(none as never)).toThrow(/^die: /);
    expect(() => dieValues(6 as never)).toThrow('got 6');
  });
});
